import { capitalized } from '../../../types/words.js';
import facts from '../facts.module.css';
import { entitiesOf, nameIn } from './known-entities.js';
import { readPolicyForm } from './policy-form.js';
import { actorsWords, resourcesWords } from './policy-words.js';
import type { StoredPolicy } from './stored-policy.js';

export interface PolicyFactsProps {
  readonly policy: StoredPolicy;
  /** Display name of a privilege. */
  readonly labelOf: (privilege: string) => string;
}

/** Who may do what, on which entities. */
export function PolicyFacts({ policy, labelOf }: PolicyFactsProps) {
  const { actors, type, criteria, privileges } = readPolicyForm(policy);
  const nameOf = nameIn(entitiesOf(policy));
  return (
    <dl className={facts.facts}>
      <dt>Who</dt>
      <dd>{capitalized(actorsWords(actors, type, { nameOf }))}</dd>
      <dt>On what</dt>
      <dd>
        {type === 'PLATFORM' ? 'The catalog as a whole' : capitalized(resourcesWords(criteria, { nameOf }))}
      </dd>
      <dt>May</dt>
      <dd>
        <PrivilegeNames names={privileges.map(labelOf)} />
      </dd>
    </dl>
  );
}

const SHOWN = 6;

function PrivilegeNames({ names }: { readonly names: readonly string[] }) {
  if (names.length <= SHOWN) return <>{names.length === 0 ? 'Nothing' : names.join(', ')}</>;
  return (
    <details>
      <summary>
        {names.slice(0, SHOWN).join(', ')} and {names.length - SHOWN} more
      </summary>
      {names.slice(SHOWN).join(', ')}
    </details>
  );
}
