import { Menu, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import type { Overview } from '../../edit/edit.js';
import { entityAddress } from '../../types/addresses.js';
import { foldPath } from './folded-path.js';
import classes from './header.module.css';

type Step = Overview['path'][number];

/** Path of the entity from the root to its parent. The middle of a long path opens on demand. */
export function HeaderPath({ path }: { readonly path: readonly Step[] }) {
  const { start, middle, end } = foldPath(path);
  if (path.length === 0) return null;
  return (
    <nav aria-label="Location">
      <ol className={classes.path}>
        {start.map(toItem)}
        {middle.length > 0 && (
          <li className={classes.step}>
            <MiddleSteps steps={middle} />
          </li>
        )}
        {end.map(toItem)}
      </ol>
    </nav>
  );
}

function toItem(step: Step, index: number) {
  return (
    <li key={step.entity?.urn ?? `${String(index)} ${step.name}`} className={classes.step} title={step.name}>
      {step.entity ? <Link to={entityAddress(step.entity.urn)}>{step.name}</Link> : step.name}
    </li>
  );
}

function MiddleSteps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.pathMore} aria-label={`Show ${String(steps.length)} more steps`}>
          …
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map(({ name, entity }, index) =>
          entity ? (
            <Menu.Item key={entity.urn} component={Link} to={entityAddress(entity.urn)}>
              {name}
            </Menu.Item>
          ) : (
            <Menu.Item key={`${String(index)} ${name}`} disabled>
              {name}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
