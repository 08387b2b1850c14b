import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { Problem } from '../../../parts/problem.js';
import { entitiesOf, useKnownEntities } from './known-entities.js';
import classes from './policies.module.css';
import { POLICIES } from './policy-addresses.js';
import { PolicyFields } from './policy-fields.js';
import { labelCriteria, NEW_POLICY, policyInput, readPolicyForm, type PolicyForm } from './policy-form.js';
import { CreatePolicy, UpdatePolicy } from './policy.graphql.js';
import { PolicyPreview } from './policy-preview.js';
import { findProblems, placeRefusal, type Problems } from './policy-problems.js';
import type { StoredPolicy } from './stored-policy.js';
import { useOwnRight } from './use-own-right.js';
import type { Choices } from './use-policy-choices.js';

export interface PolicyEditorProps {
  readonly choices: Choices;
  /** Undefined: a new policy. */
  readonly stored?: StoredPolicy;
}

const NONE: Problems = new Map();

/** The form of a policy, and beside it the policy as a sentence. */
export function PolicyEditor({ choices, stored }: PolicyEditorProps) {
  const [form, setForm] = useState(() => (stored ? readPolicyForm(stored) : NEW_POLICY));
  const [problems, setProblems] = useState(NONE);
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
          setProblems(NONE);
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
    onError: (error: Error) => {
      onProblems(placeRefusal(error));
    },
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
