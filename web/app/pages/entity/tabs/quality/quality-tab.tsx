import { Stack, Title, VisuallyHidden } from '@mantine/core';
import { typeOfUrn } from '../../../../types/urn.js';
import type { TabProps } from '../../entity-of-page.js';
import { ContractPage } from './contract-page.js';
import { DatasetChecks } from './dataset-checks.js';
import { Incidents } from './incidents.js';
import { OtherChecks } from './other-checks.js';

/** The entity's assertions, their results, and its incidents. */
export function QualityTab({ entity: { urn, overview } }: TabProps) {
  const type = typeOfUrn(urn);
  return (
    <Stack gap="lg">
      <VisuallyHidden>
        <Title order={2}>Quality</Title>
      </VisuallyHidden>
      {type === 'dataContract' ? (
        <ContractPage urn={urn} />
      ) : (
        <>
          <Incidents urn={urn} canEdit={overview.privileges?.canEditIncidents === true} />
          {type === 'dataset' ? <DatasetChecks urn={urn} /> : <OtherChecks urn={urn} />}
        </>
      )}
    </Stack>
  );
}
