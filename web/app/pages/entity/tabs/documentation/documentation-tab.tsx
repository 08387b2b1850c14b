import { Stack, Button, Group, Title, Collapse, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { EditableTexts } from '../../../../edit/editable-texts.graphql.js';
import { RemoveButton } from '../../../../edit/remove-button.js';
import { onText } from '../../../../parts/form-events.js';
import { Refusal } from '../../../../parts/states.js';
import { DialogForm } from '../../../../edit/dialog-form.js';
import { useFresh } from '../../../../edit/use-fresh.js';
import { Empty } from '../../../../parts/empty.js';
import { useFocusAfter } from '../../../../parts/use-return-focus.js';
import { Markdown } from '../../../../parts/markdown.js';
import { removeLink, type LinkOfEntity, addLink } from '../../../../edit/state-edits.js';
import { useEdit, type EditState } from '../../../../edit/use-edit.js';
import { useFocusAfterRemoval } from '../../../../edit/use-focus-after-removal.js';
import { isWebAddress } from '../../../../parts/links.js';
import type { TabProps } from '../../entity-of-page.js';
import { DescriptionEditor } from './description-editor.js';
import classes from './documentation.module.css';

/** Descriptions from people and sources, and links to further documents. */
export function DocumentationTab({ entity }: TabProps) {
  return (
    <Stack gap="xl" maw="56rem">
      <DescriptionPart key={entity.urn} entity={entity} />
      <LinksPart entity={entity} />
    </Stack>
  );
}

/** The description, with its editor if the actor may edit it. */
function DescriptionPart({ entity }: TabProps) {
  const { data: stored, isPending, error, load, forget } = useFresh(EditableTexts, { urn: entity.urn });
  const isEditing = stored !== undefined;
  const button = useFocusAfter(isEditing);
  const { description, sourceDescription, privileges } = entity.overview;
  const isEditable = privileges?.canEditDescription === true;
  const isDescribed = description !== null && description.trim() !== '';
  return (
    <section aria-labelledby="description">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="description">
          Description
        </Title>
        {isEditable && !isEditing && (
          <Button
            ref={button}
            size="compact-sm"
            variant="default"
            aria-busy={isPending}
            onClick={() => void load()}
          >
            {isDescribed ? 'Edit' : 'Write one'}
          </Button>
        )}
      </Group>
      {error && <Refusal error={error} />}
      {isEditing ? (
        <DescriptionEditor
          entity={entity}
          start={stored.entity?.overview.editableDescription ?? ''}
          onClose={forget}
        />
      ) : isDescribed ? (
        <Markdown text={description} />
      ) : (
        <Empty title="No description yet">
          {isEditable
            ? 'Describe its contents, its origin and its purpose.'
            : 'Ingestion or a user with the privilege to edit can add a description.'}
        </Empty>
      )}
      {sourceDescription !== null && sourceDescription !== description && (
        <SourceDescription text={sourceDescription} />
      )}
    </section>
  );
}

/** A note that an edited description replaces the one of the source, which is shown on demand. */
function SourceDescription({ text }: { readonly text: string }) {
  const [isShown, { toggle }] = useDisclosure(false);
  return (
    <div className={classes.source}>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          Edited in the catalog. The source describes it differently.
        </Text>
        <Button size="compact-xs" variant="subtle" aria-expanded={isShown} onClick={toggle}>
          {isShown ? 'Hide the source’s description' : 'Show the source’s description'}
        </Button>
      </Group>
      <Collapse expanded={isShown}>
        <Markdown text={text} />
      </Collapse>
    </div>
  );
}

/** Links to external documents. */
function LinksPart({ entity: { urn, overview } }: TabProps) {
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
              <RemoveButton
                name={`the link ${link.label}`}
                onClick={() => {
                  onRemove(keyOfLink(link));
                  void edit.make(removeLink(urn, link));
                }}
              />
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

interface LinkAdderProps {
  readonly urn: string;
  readonly edit: EditState;
}

/** Adds a link to an external document. */
function LinkAdder({ urn, edit }: LinkAdderProps) {
  const [isFormOpen, linkForm] = useDisclosure();
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        data-add
        onClick={() => {
          edit.forgetError();
          linkForm.open();
        }}
      >
        Add a link
      </Button>
      {isFormOpen && <LinkForm urn={urn} edit={edit} onClose={linkForm.close} />}
    </>
  );
}

function LinkForm({ urn, edit, onClose }: LinkAdderProps & { readonly onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [label, setLabel] = useState('');
  const isAddress = /^https?:\/\/\S+$/i.test(url.trim());
  const submit = async (): Promise<void> => {
    if (await edit.make(addLink(urn, { url: url.trim(), label: label.trim() }))) onClose();
  };
  return (
    <DialogForm
      title="Add a link"
      label="Add"
      change={edit}
      isDisabled={!isAddress || label.trim() === ''}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput
        label="Address"
        description="Begins with https:// or http://"
        data-autofocus
        value={url}
        onChange={onText(setUrl)}
      />
      <TextInput label="Text" value={label} onChange={onText(setLabel)} />
    </DialogForm>
  );
}
