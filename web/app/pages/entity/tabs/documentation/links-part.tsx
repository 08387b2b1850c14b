import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Refusal } from '../../../../edit/refusal.js';
import { removeLink, type LinkOfEntity } from '../../../../edit/state-edits.js';
import { useEdit } from '../../../../edit/use-edit.js';
import { useFocusAfterRemoval } from '../../../../edit/use-focus-after-removal.js';
import { isWebAddress } from '../../../../types/web-address.js';
import type { TabProps } from '../../entity-of-page.js';
import { LinkAdder } from './link-adder.js';
import classes from './documentation.module.css';

/** Links to external documents. */
export function LinksPart({ entity: { urn, overview } }: TabProps) {
  const { links, privileges } = overview;
  const edit = useEdit(urn);
  const isEditable = privileges?.canEditLinks === true;
  const { ref, onRemove } = useFocusAfterRemoval(links.map(keyOfLink));
  if (links.length === 0 && !isEditable) return null;
  return (
    <section aria-labelledby="links" ref={ref}>
      <Group justify="space-between" mb="xs">
        <Title order={2} id="links">
          Links
        </Title>
        {isEditable && <LinkAdder urn={urn} edit={edit} />}
      </Group>
      {links.length === 0 && (
        <Text size="sm" c="dimmed">
          No external documents are linked.
        </Text>
      )}
      {edit.error && <Refusal error={edit.error} />}
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={keyOfLink(link)} className={classes.link}>
            {isWebAddress(link.url) ? (
              <a href={link.url} target="_blank" rel="noreferrer noopener">
                {link.label || link.url}
              </a>
            ) : (
              <span>{link.label || link.url}</span>
            )}
            <span className={classes.address} title={link.url}>
              {link.url}
            </span>
            {isEditable && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Remove the link ${link.label}`}
                data-remove
                onClick={() => {
                  onRemove(keyOfLink(link));
                  void edit.make(removeLink(urn, link));
                }}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOfLink({ url, label }: LinkOfEntity): string {
  return `${url} ${label}`;
}
