import { Stack, Text, Textarea } from '@mantine/core';
import { Link } from 'react-router';
import { useMe } from '../../../shell/use-me.js';
import classes from '../sources.module.css';
import { secretsOf, type SourceForm } from './source-form.js';

export interface RecipeFieldProps {
  readonly recipe: string;
  /** What is wrong with the recipe. */
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<SourceForm>) => void;
}

/** The recipe as text, with its first problem, and the secrets that it needs. */
export function RecipeField({ recipe, problem, onChange }: RecipeFieldProps) {
  const secrets = secretsOf(recipe);
  const canManageSecrets = useMe()?.platformPrivileges.manageSecrets === true;
  return (
    <Stack gap={4}>
      <Textarea
        label="Recipe"
        description="JSON that names the connector and its settings. Everybody who may view the source can read it: write ${NAME} instead of a password."
        required
        autosize
        minRows={10}
        maxRows={30}
        spellCheck={false}
        classNames={{ input: classes.recipe ?? '' }}
        value={recipe}
        error={problem}
        onChange={({ currentTarget }) => {
          onChange({ recipe: currentTarget.value });
        }}
      />
      {secrets.length > 0 && (
        <Text size="sm" c="dimmed">
          {`Secrets that a run needs: ${secrets.join(', ')}. `}
          {canManageSecrets && <Link to="/settings/secrets">Manage secrets</Link>}
        </Text>
      )}
    </Stack>
  );
}
