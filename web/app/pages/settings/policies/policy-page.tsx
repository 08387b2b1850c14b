import { Anchor, Text, Title, Button, Group, Alert, List } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams, useNavigate } from 'react-router';
import { notifications } from '@mantine/notifications';
import { useFresh } from '../../../edit/use-fresh.js';
import { Problem, Loading } from '../../../parts/states.js';
import { POLICIES } from '../../../types/addresses.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { MissingPage } from '../../missing/missing-page.js';
import { PolicyFacts } from './policy-facts.js';
import { PolicyToEdit, CreatePolicy, UpdatePolicy } from './policy.graphql.js';
import {
  storedPolicyOf,
  labelCriteria,
  NEW_POLICY,
  policyInput,
  readPolicyForm,
  type PolicyForm,
  findProblems,
  placeRefusal,
  type Problems,
  type StoredPolicy,
} from './policy-form.js';
import { usePolicyChoices, type Choices, entitiesOf, useKnownEntities } from './use-policy-choices.js';
import classes from './policies.module.css';
import { PolicyFields } from './policy-fields.js';
import { useOwnRight } from './own-right.js';
import { policySentence, policyNotes, type NoteFacts } from './policy-words.js';

/** The form of a policy at `/settings/policies/<URN>`, and of a new policy at `/settings/policies/new`. */
export function PolicyPage() {
  const { policy: urn = 'new' } = useParams();
  const { choices, error, refetch } = usePolicyChoices();
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (choices === undefined) return <Loading />;
  if (urn !== 'new') return <StoredPolicyPage key={urn} urn={urn} choices={choices} />;
  return (
    <>
      <Title order={1}>New policy</Title>
      <PolicyEditor choices={choices} />
    </>
  );
}

function StoredPolicyPage({ urn, choices }: { readonly urn: string; readonly choices: Choices }) {
  const { data, error, load } = useFresh(PolicyToEdit, { urn });
  useEffect(() => {
    void load();
    // `load` is no dependency, because it is a new function in each render.
  }, []);
  if (error) return <Problem error={error} onRetry={() => void load()} />;
  if (data === undefined) return <Loading />;
  const policy = storedPolicyOf(data);
  if (policy === undefined)
    return (
      <MissingPage title="Policy not found" sought={urn}>
        The catalog has no policy with this URN, or you may not view it:
      </MissingPage>
    );
  return (
    <>
      <Title order={1}>{policy.name}</Title>
      {policy.editable ? (
        <PolicyEditor choices={choices} stored={policy} />
      ) : (
        <>
          <Text size="sm">
            This policy comes with the catalog, and its roles depend on it. Therefore nobody can change or
            delete it. Create another policy to grant more.
          </Text>
          <PolicyFacts policy={policy} labelOf={choices.labelOf} />
          <Anchor component={Link} to={POLICIES} size="sm">
            All policies
          </Anchor>
        </>
      )}
    </>
  );
}

interface PolicyEditorProps {
  readonly choices: Choices;
  /** Undefined: a new policy. */
  readonly stored?: StoredPolicy;
}

const NO_PROBLEMS: Problems = new Map();

/** The form of a policy, and beside it the policy as a sentence. */
function PolicyEditor({ choices, stored }: PolicyEditorProps) {
  const [form, setForm] = useState(() => (stored ? readPolicyForm(stored) : NEW_POLICY));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const known = useKnownEntities(stored ? entitiesOf(stored) : []);
  const losesOwnRight = useOwnRight();
  const { save, isSaving } = useSave(stored, setProblems);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.size > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const facts = { ...choices, nameOf: known.nameOf, labels: stored ? labelCriteria(stored) : [] };
  return (
    <form
      ref={formRef}
      noValidate
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save(form);
      }}
    >
      <PolicyFields
        form={form}
        choices={choices}
        known={known}
        problems={problems}
        onChange={(change) => {
          setForm((before) => ({ ...before, ...change }));
          setProblems(NO_PROBLEMS);
        }}
      />
      <div className={classes.beside}>
        <PolicyPreview
          form={form}
          facts={facts}
          losesOwnRight={stored !== undefined && losesOwnRight(stored.urn, form)}
        />
        {problems.size > 0 && (
          <Problem
            error={new Error(problems.get('') ?? 'Correct the marked fields.')}
            title="The policy was not saved"
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={POLICIES}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {stored ? 'Save' : 'Create'}
          </Button>
        </Group>
      </div>
    </form>
  );
}

/** Saves the form and returns to the list, or reports the problems of the form. */
function useSave(stored: StoredPolicy | undefined, onProblems: (problems: Problems) => void) {
  const navigate = useNavigate();
  const before = stored && readPolicyForm(stored);
  const create = useMutateOperation(CreatePolicy);
  const update = useMutateOperation(UpdatePolicy);
  const callbacks = (done: string) => ({
    onSuccess: () => {
      notifications.show({ message: done });
      void navigate(POLICIES);
    },
    onError: (error: Error) => onProblems(placeRefusal(error)),
  });
  return {
    isSaving: create.isPending || update.isPending,
    save: (form: PolicyForm) => {
      const problems = findProblems(form, before);
      onProblems(problems);
      if (problems.size > 0) return;
      const input = policyInput(form, before);
      if (stored) update.mutate({ urn: stored.urn, input }, callbacks(`Saved the policy ${form.name}`));
      else create.mutate({ input }, callbacks(`Created the policy ${form.name}`));
    },
  };
}

interface PolicyPreviewProps {
  readonly form: PolicyForm;
  readonly facts: NoteFacts;
  /** True if the change takes the privilege to manage policies from the actor. */
  readonly losesOwnRight: boolean;
}

/** The edited policy as a sentence, with notes. */
function PolicyPreview({ form, facts, losesOwnRight }: PolicyPreviewProps) {
  const notes = policyNotes(form, facts);
  return (
    <section aria-label="In words" className={classes.preview}>
      <Text fw={600} size="sm">
        In words
      </Text>
      <Text role="status" style={{ overflowWrap: 'anywhere' }}>
        {policySentence(form, facts)}
      </Text>
      {notes.length > 0 && (
        <List size="sm" c="dimmed" mt="xs">
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
      {losesOwnRight && <OwnRightWarning />}
    </section>
  );
}

/** A warning before the actor loses the privilege to manage policies. */
function OwnRightWarning() {
  return (
    <Alert color="yellow" title="You would lose the right to manage policies" mt="xs" role="alert">
      No other policy grants it to you. Another user would have to grant it to you again.
    </Alert>
  );
}
