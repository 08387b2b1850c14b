/** Metrics of the write path: groups, waiting jobs, proposals and aspects. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { WriteObserver } from '../../catalog/writes/observe-writes.js';
import { COUNTS, SECONDS, childOf, secondsOf } from './instruments.js';

export function writeMetrics(registry: Registry): Omit<WriteObserver, 'tracer'> {
  return { ...groupMetrics(registry), ...proposalMetrics(registry) };
}

function groupMetrics(registry: Registry): Pick<WriteObserver, 'waiting' | 'group'> {
  const registers = [registry];
  const jobs = new Histogram({
    ...{ registers, name: 'trellis_write_group_jobs', buckets: COUNTS },
    help: 'Jobs of a group. A job is one request, or one part of it.',
  });
  const steps = new Histogram({
    ...{ registers, name: 'trellis_write_group_steps', buckets: COUNTS },
    help: 'Changes of aspects in all jobs of a group.',
  });
  const duration = new Histogram({
    ...{ registers, name: 'trellis_write_group_duration_seconds', buckets: SECONDS },
    help: 'Time of the transaction of a group, with its commit.',
  });
  const commit = new Histogram({
    ...{ registers, name: 'trellis_write_commit_duration_seconds', buckets: SECONDS },
    help: 'Time of the commit of a group, after its last statement.',
  });
  const waiting = new Gauge({
    ...{ registers, name: 'trellis_write_jobs_waiting' },
    help: 'Jobs that wait for a group.',
  });
  return {
    waiting: (count) => {
      waiting.set(count);
    },
    group: (group) => {
      jobs.observe(group.jobs);
      steps.observe(group.steps);
      duration.observe(secondsOf(group));
      const { committing, ended, isFailed } = group;
      if (committing !== undefined && !isFailed) commit.observe(secondsOf({ began: committing, ended }));
    },
  };
}

function proposalMetrics(registry: Registry): Pick<WriteObserver, 'results' | 'notStored'> {
  const registers = [registry];
  const proposals = new Counter({
    name: 'trellis_proposals_total',
    help: 'Proposals that reached the write path, by outcome: changed, unchanged, refused, overloaded or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const aspects = new Counter({
    name: 'trellis_aspects_written_total',
    help: 'Aspects and points that a proposal changed, by the name of the aspect.',
    labelNames: ['aspect'],
    registers,
  });
  const unknown = new Counter({
    name: 'trellis_unknown_fields_total',
    help: 'Fields of stored payloads that the model does not know, by the name of the aspect.',
    labelNames: ['aspect'],
    registers,
  });
  const [outcomeOf, aspectOf, unknownOf] = [childOf(proposals), childOf(aspects), childOf(unknown)];
  return {
    results: (results) => {
      for (const { changed, aspectName, unknownFields } of results) {
        outcomeOf(changed ? 'changed' : 'unchanged').inc();
        if (changed) aspectOf(aspectName).inc();
        if (unknownFields !== undefined) unknownOf(aspectName).inc(unknownFields.length);
      }
    },
    notStored: (count, reason) => {
      outcomeOf(reason).inc(count);
    },
  };
}
