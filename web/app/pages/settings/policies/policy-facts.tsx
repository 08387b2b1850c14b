import { capitalized } from '../../../parts/texts.js';
import facts from '../settings.module.css';
import { entitiesOf, nameIn } from './use-policy-choices.js';
import { readPolicyForm, type StoredPolicy } from './policy-form.js';
import { actorsWords, resourcesWords } from './policy-words.js';

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

const SHOWN_PRIVILEGES = 6;

function PrivilegeNames({ names }: { readonly names: readonly string[] }) {
  if (names.length <= SHOWN_PRIVILEGES) return <>{names.length === 0 ? 'Nothing' : names.join(', ')}</>;
  return (
    <details>
      <summary>
        {names.slice(0, SHOWN_PRIVILEGES).join(', ')} and {names.length - SHOWN_PRIVILEGES} more
      </summary>
      {names.slice(SHOWN_PRIVILEGES).join(', ')}
    </details>
  );
}
