import { Button, CloseButton, Group, Menu, Text, Modal, Stack, TextInput, Progress } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { OwnerInput } from '../../../api/types.graphql.js';
import { onText } from '../../../parts/form-events.js';
import { useReturnFocus } from '../../../parts/use-return-focus.js';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
import { EntityPicker } from '../../../edit/entity-picker.js';
import { ownerInput } from '../../../edit/edit.js';
import { OwnerAdder } from '../../../edit/owner-adder.js';
import { describeEntityType } from '../../../types/entity-types.js';
import { BULK_ACTIONS, type BulkAction, useBulkChange, type BulkProgress } from './bulk-action.js';
import classes from '../search-view.module.css';
import type { Selection } from './use-selection.js';

/** A bar at the bottom of the window with actions on the selected hits. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      {selection.count > 0 && (
        <div className={classes.bar} role="region" aria-label="Selected results">
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" fw={600} role="status">
              {`${selection.count.toLocaleString('en')} selected`}
            </Text>
            <Menu position="top" withinPortal>
              <Menu.Target>
                <Button size="compact-sm" rightSection={<IconChevronUp size={14} aria-hidden />}>
                  Change
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {BULK_ACTIONS.map((actions, index) => (
                  <Fragment key={index}>
                    {index > 0 && <Menu.Divider />}
                    {actions.map((each) => (
                      <Menu.Item key={each.label} onClick={() => setAction(each)}>
                        {each.label}
                      </Menu.Item>
                    ))}
                  </Fragment>
                ))}
              </Menu.Dropdown>
            </Menu>
            <CloseButton size="sm" aria-label="Clear the selection" onClick={selection.clear} />
          </Group>
        </div>
      )}
      {action !== undefined && (
        <BulkDialog
          key={action.label}
          action={action}
          selection={selection}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** Requests the input of an action, runs it for all selected entities, and lists those that could not be changed. */
function BulkDialog({ action, selection, onClose }: BulkDialogProps) {
  useReturnFocus(findSelectAll);
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [note, setNote] = useState('');
  // Refused entities stay selected, so the dialog keeps its initial selection.
  const [names] = useState(selection.names);
  const { progress, start } = useBulkChange(action);
  const isRunning = progress.state === 'running';
  const isMissing = action.picks.length > 0 && picked.length === 0;
  const apply = async (): Promise<void> => {
    const choice = {
      urns: picked.map(({ entity }) => entity.urn),
      owners: picked.flatMap(({ owner }) => (owner ? [owner] : [])),
      note,
    };
    const refusals = await start([...names.keys()], choice);
    selection.keep(refusals.map(({ urn }) => urn));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${action.label}: ${entitiesText(names.size)}`}
      closeOnEscape={!isRunning}
      closeOnClickOutside={!isRunning}
      closeButtonProps={{ 'aria-label': 'Close the dialog', disabled: isRunning }}
    >
      <Stack gap="sm">
        {progress.state === 'choosing' && (
          <>
            <BulkPicks action={action} picked={picked} onChange={setPicked} />
            {action.hasNote === true && (
              <TextInput
                label="Reason"
                description="The replacement, and the date until which it can be used."
                value={note}
                data-autofocus
                onChange={onText(setNote)}
              />
            )}
          </>
        )}
        <BulkOutcome progress={progress} names={names} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isRunning} onClick={onClose}>
            {progress.state === 'done' ? 'Close' : 'Cancel'}
          </Button>
          {progress.state !== 'done' && (
            <Button loading={isRunning} disabled={isMissing} onClick={() => void apply()}>
              {action.label}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function entitiesText(count: number): string {
  return count === 1 ? '1 entity' : `${count.toLocaleString('en')} entities`;
}

/** Finds an element to focus. The menu disappears with the bar once an action has changed all selected entities. */
function findSelectAll(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[aria-label="Select all on this page"]');
}

interface BulkOutcomeProps {
  readonly progress: BulkProgress;
  /** Names of the entities by URN. */
  readonly names: ReadonlyMap<string, string>;
}

/** Progress of a change, and finally the entities that could not be changed. */
function BulkOutcome({ progress, names }: BulkOutcomeProps) {
  if (progress.state === 'choosing') return null;
  if (progress.state === 'running') {
    const { tried, total } = progress;
    return (
      <Stack gap={4} role="status">
        <Progress value={(100 * tried) / total} aria-label="Progress" />
        <Text size="sm" c="dimmed">{`${tried.toLocaleString('en')} of ${total.toLocaleString('en')}`}</Text>
      </Stack>
    );
  }
  const { changed, refusals } = progress;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">
        {changed === 1 ? '1 entity was changed.' : `${changed.toLocaleString('en')} entities were changed.`}
      </Text>
      {refusals.length > 0 && (
        <>
          <Text size="sm" fw={600}>{`${refusals.length.toLocaleString('en')} could not be changed`}</Text>
          <ul className={classes.refusals}>
            {refusals.map(({ urn, message }) => (
              <li key={urn}>
                <Text size="sm">{names.get(urn) ?? urn}</Text>
                <Text size="xs" c="dimmed">
                  {message}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

/** An entity that was chosen for an action. */
interface Picked {
  readonly entity: { readonly urn: string; readonly overview: { readonly name: string } };
  /** Type of ownership, for an owner. */
  readonly owner?: OwnerInput;
}

interface BulkPicksProps {
  readonly action: BulkAction;
  readonly picked: readonly Picked[];
  readonly onChange: (picked: readonly Picked[]) => void;
}

/** Chooses tags, terms, owners or a domain. Hidden if the action needs none. */
function BulkPicks({ action, picked, onChange }: BulkPicksProps) {
  if (action.picks.length === 0) return null;
  const hidden = picked.map(({ entity }) => entity.urn);
  const add = (added: Picked): void => {
    onChange(action.isSingle === true ? [added] : [...picked, added]);
  };
  return (
    <Stack gap="xs">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Chosen">
        {picked.map(({ entity }) => (
          <Group key={entity.urn} component="li" gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm" truncate title={entity.overview.name}>
              {entity.overview.name}
            </Text>
            <CloseButton
              size="sm"
              aria-label={`Do not use ${entity.overview.name}`}
              onClick={() => onChange(picked.filter((each) => each.entity.urn !== entity.urn))}
            />
          </Group>
        ))}
      </ul>
      {action.addsOwners === true ? (
        <OwnerAdder
          hidden={hidden}
          onAdd={(ownership) => add({ entity: ownership.owner, owner: ownerInput(ownership) })}
        />
      ) : (
        <EntityPicker
          types={action.picks}
          label={labelOf(action.picks)}
          hidden={hidden}
          autoFocus
          onPick={(entity: EntityLinkFragment) => add({ entity })}
        />
      )}
    </Stack>
  );
}

function labelOf(types: readonly string[]): string {
  return types.map((type) => describeEntityType(type).label).join(' or ');
}
