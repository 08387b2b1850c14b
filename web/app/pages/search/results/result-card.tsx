import { Badge, Checkbox, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EntityIcon } from '../../../parts/entity-icon.js';
import { kindOf } from '../../../types/kind-of.js';
import { PlatformMark } from '../../../parts/platform-mark.js';
import { TimeText } from '../../../parts/time-text.js';
import { entityAddress } from '../../../types/addresses.js';
import { typeOfUrn } from '../../../types/urn.js';
import { track } from '../../../usage/track.js';
import { plainText } from '../../entity/tabs/contents/plain-text.js';
import { FoundIn } from './found-in-line.js';
import type { Hit } from './hit.js';
import { MarkedText } from '../../../search/marked-text.js';
import { ResultLabels } from './result-labels.js';
import classes from './results.module.css';

export interface ResultCardProps {
  readonly hit: Hit;
  readonly query: string;
  /** Words of the query, in lower case. */
  readonly words: readonly string[];
  readonly isSelected: boolean;
  readonly onSelect: (urn: string) => void;
}

/** Number of characters of a description that fit into its two lines on any screen. */
const SURELY_SHOWN = 90;

/** One hit: kind, path, owners, description, labels, and why it was found. */
export function ResultCard({ hit, query, words, isSelected, onSelect }: ResultCardProps) {
  const { entity, matchedFields } = hit;
  const { urn, overview } = entity;
  const description = plainText(overview.description ?? '');
  return (
    <li className={classes.card} data-selected={isSelected || undefined}>
      <Checkbox
        size="xs"
        className={classes.select ?? ''}
        checked={isSelected}
        aria-label={`Select ${overview.name}`}
        onChange={() => {
          onSelect(urn);
        }}
      />
      <div className={classes.body}>
        <div className={classes.headline}>
          <Title order={3} className={classes.name}>
            <Link
              to={entityAddress(urn)}
              title={overview.name}
              onClick={() => {
                track({ type: 'SearchResultClickEvent', entityUrn: urn, query });
              }}
            >
              <MarkedText text={overview.name} words={words} />
            </Link>
          </Title>
          <Marks hit={entity} />
        </div>
        <Place entity={entity} />
        {description !== '' && description !== overview.name && (
          <Text size="sm" lineClamp={2} className={classes.wrap ?? ''}>
            <MarkedText text={description} words={words} />
          </Text>
        )}
        <ResultLabels overview={overview} />
        <FoundIn
          fields={matchedFields}
          card={{ urn, words, shown: [overview.name, description.slice(0, SURELY_SHOWN)] }}
        />
      </div>
    </li>
  );
}

/** Warnings about the state of the entity. */
function Marks({ hit: { overview } }: { readonly hit: Hit['entity'] }) {
  const { deprecation, removed, openIncidents } = overview;
  return (
    <Group gap={4} wrap="nowrap">
      {removed && (
        <Badge size="sm" variant="default">
          Deleted
        </Badge>
      )}
      {deprecation?.deprecated === true && (
        <Badge size="sm" variant="default" title={deprecation.note ?? 'Deprecated'}>
          Deprecated
        </Badge>
      )}
      {openIncidents > 0 && (
        <Badge size="sm" variant="default" leftSection={<IconAlertTriangle size={10} aria-hidden />}>
          {openIncidents === 1 ? '1 incident' : `${openIncidents.toLocaleString('en')} incidents`}
        </Badge>
      )}
    </Group>
  );
}

/** Kind, platform, path and last change, on one line. */
function Place({ entity }: { readonly entity: Hit['entity'] }) {
  const { platform, path, lastChange } = entity.overview;
  const type = typeOfUrn(entity.urn);
  const pathText = path.map(({ name }) => name).join(' / ');
  return (
    <div className={classes.place}>
      <span className={classes.kind}>
        <EntityIcon type={type} size={14} />
        {kindOf(entity)}
      </span>
      {platform && type !== 'dataPlatform' && (
        <span className={classes.kind}>
          <PlatformMark name={platform.name} size={13} />
          {platform.properties?.displayName ?? platform.name}
        </span>
      )}
      {pathText !== '' && (
        <span className={classes.way} title={pathText}>
          {pathText}
        </span>
      )}
      {lastChange && (
        <span className={classes.change}>
          changed <TimeText time={lastChange.time} />
        </span>
      )}
    </div>
  );
}
