import { planCatalog } from '../catalog/plan/plan.js';
import type { Proposal } from '../ingest/batches.js';
import { findTargets, mixedProposal, smallProposal, type ProposalSource } from './proposals.js';

const plan = planCatalog(7);
plan.growTo(2_000);
const source: ProposalSource = { plan, targets: findTargets(plan) };
const read = (body: string): Proposal => (JSON.parse(body) as { proposal: Proposal }).proposal;
const mixed = Array.from({ length: 2_000 }, (_, position) => read(mixedProposal(source, position)));

function valuesOf(aspect: string): Record<string, unknown>[] {
  return mixed
    .filter(({ aspectName }) => aspectName === aspect)
    .map(({ aspect: { value } }) => JSON.parse(value) as Record<string, unknown>);
}

test('targets have 14 aspects', () => {
  expect(source.targets.length).toBeGreaterThan(100);
  for (const { aspects } of source.targets) expect(Object.keys(aspects)).toHaveLength(14);
});

test('the same position gives the same proposal', () => {
  expect(mixedProposal(source, 11)).toBe(mixedProposal({ ...source }, 11));
});

test('the mixture has the shares that it documents', () => {
  const share = (aspect: string): number => valuesOf(aspect).length / mixed.length;
  const shares = {
    ...{ datasetProperties: 0.3, schemaMetadata: 0.2, ownership: 0.15 },
    ...{ globalTags: 0.1, upstreamLineage: 0.1, status: 0.15 },
  };
  for (const [aspect, expected] of Object.entries(shares)) {
    expect(Math.abs(share(aspect) - expected)).toBeLessThan(0.04);
  }
});

test('descriptions, schemas and upstreams have the documented sizes', () => {
  for (const { description } of valuesOf('datasetProperties')) {
    expect(description).toMatch(/^.{21,200}$/s);
  }
  for (const { fields } of valuesOf('schemaMetadata') as { fields: unknown[] }[]) {
    expect(fields.length).toBeGreaterThanOrEqual(10);
    expect(fields.length).toBeLessThanOrEqual(20);
  }
  for (const { upstreams } of valuesOf('upstreamLineage')) expect(upstreams).not.toEqual([]);
});

test('small descriptions differ, and a proposal names a run only if there is one', () => {
  const [first, second] = [0, 1].map((position) => read(smallProposal({ ...source, runId: 'r' }, position)));
  expect(first?.aspect.value).toMatch(/"description":"[a-z]{21}"/);
  expect(first?.aspect.value).not.toBe(second?.aspect.value);
  expect(first?.systemMetadata.runId).toBe('r');
  expect(read(smallProposal(source, 0)).systemMetadata).not.toHaveProperty('runId');
});
