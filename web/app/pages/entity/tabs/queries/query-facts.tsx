import { Group } from '@mantine/core';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Markdown } from '../../../../parts/markdown.js';
import { TimeText } from '../../../../parts/time-text.js';
import type { ListedQueryFragment } from './queries.graphql.js';

/** Description, creator and creation time of a query. */
export function QueryFacts({
  properties,
}: {
  readonly properties: NonNullable<ListedQueryFragment['properties']>;
}) {
  const { description, source, createdOn, lastModified, origin } = properties;
  const isChanged = lastModified.time > createdOn.time;
  return (
    <>
      {description !== null && description.trim() !== '' && <Markdown text={description} />}
      <Group gap="xs" c="dimmed" fz="sm">
        <span>
          {source === 'MANUAL' ? 'Written by a person' : 'Found by a source'}{' '}
          <TimeText time={createdOn.time} />
        </span>
        {createdOn.actor && (
          <span>
            by <EntityLink entity={createdOn.actor} />
          </span>
        )}
        {isChanged && (
          <span>
            Changed <TimeText time={lastModified.time} />
          </span>
        )}
        {origin && (
          <span>
            Found in <EntityLink entity={origin} />
          </span>
        )}
      </Group>
    </>
  );
}
