import { Badge, Checkbox, Group, Text, Title, Code } from '@mantine/core';
import { IconAlertTriangle, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { kindOf } from '../../../types/entity-link.js';
import { PlatformMark, EntityIcon } from '../../../parts/icons.js';
import { TimeText } from '../../../parts/time-text.js';
import { entityAddress } from '../../../types/addresses.js';
import { typeOfUrn } from '../../../types/urn.js';
import { track } from '../../../usage/track.js';
import { plainText } from '../../../parts/texts.js';
import { MarkedText } from '../../../search/search-box.js';
import labels from '../../../parts/labels.module.css';
import { OwnerLabel, TagLabel, TermLabel } from '../../../parts/labels.js';
import type { Hit } from '../bulk/use-selection.js';
import classes from './results.module.css';
import { foundIn, type CardTexts, type MatchedField } from './found-in.js';

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
        onChange={() => onSelect(urn)}
      />
      <div className={classes.body}>
        <div className={classes.headline}>
          <Title order={3} className={classes.name}>
            <Link
              to={entityAddress(urn)}
              title={overview.name}
              onClick={() => track({ type: 'SearchResultClickEvent', entityUrn: urn, query })}
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

const SHOWN_LABELS = 3;

/** Domain, owners, terms and tags of a hit: the first of each, and the number of further ones. */
function ResultLabels({ overview }: { readonly overview: Hit['entity']['overview'] }) {
  const { domain, owners, tags, glossaryTerms } = overview;
  if (!domain && owners.length + tags.length + glossaryTerms.length === 0) return null;
  return (
    <div className={classes.labels}>
      {domain && (
        <Link
          to={entityAddress(domain.urn)}
          className={labels.label}
          title={`Domain ${domain.overview.name}`}
        >
          <IconWorld size={12} aria-hidden />
          <span className={labels.text}>{domain.overview.name}</span>
        </Link>
      )}
      <FirstLabels noun="owners">
        {owners.map((ownership, index) => (
          <OwnerLabel key={`${ownership.owner.urn} ${String(index)}`} ownership={ownership} />
        ))}
      </FirstLabels>
      <FirstLabels noun="terms">
        {glossaryTerms.map((association) => (
          <TermLabel key={association.term.urn} association={association} />
        ))}
      </FirstLabels>
      <FirstLabels noun="tags">
        {tags.map((association) => (
          <TagLabel key={association.tag.urn} association={association} />
        ))}
      </FirstLabels>
    </div>
  );
}

function FirstLabels({ noun, children }: { readonly noun: string; readonly children: readonly ReactNode[] }) {
  const left = children.length - SHOWN_LABELS;
  return (
    <>
      {children.slice(0, SHOWN_LABELS)}
      {left > 0 && <span className={classes.left}>{`+${String(left)} ${noun}`}</span>}
    </>
  );
}

const SHOWN_REASONS = 3;

/** Shows why the entity was found, e.g. `Found in column net_euros`. Hidden if the card itself shows why. */
function FoundIn({ fields, card }: { readonly fields: readonly MatchedField[]; readonly card: CardTexts }) {
  const { words } = card;
  const reasons = foundIn(fields, card);
  if (reasons.length === 0) return null;
  const left = reasons.length - SHOWN_REASONS;
  return (
    <Text size="xs" c="dimmed" component="div" className={classes.reasons ?? ''}>
      <span>Found in</span>
      {reasons.slice(0, SHOWN_REASONS).map(({ place, text, isCode }) => (
        <span key={`${place} ${text}`} className={classes.reason} title={text}>
          {place === 'URN' ? place : place.toLowerCase()}{' '}
          {isCode ? (
            <Code className={classes.code ?? ''}>
              <MarkedText text={text} words={words} />
            </Code>
          ) : (
            <span className={classes.found}>
              <MarkedText text={text} words={words} />
            </span>
          )}
        </span>
      ))}
      {left > 0 && (
        <span
          title={reasons
            .slice(SHOWN_REASONS)
            .map(({ place, text }) => `${place} ${text}`)
            .join('\n')}
        >
          and {left} more
        </span>
      )}
    </Text>
  );
}
