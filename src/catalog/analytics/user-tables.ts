/** Tables of users: who is new, and who is most active. */
import type { JsonObject } from '../../core/json.js';
import { readableEnd } from '../../model/search/key-facts.js';
import { payloadOf } from '../entities/payload-of.js';
import { pastMonth } from './periods.js';
import type { AnalyticsReaders, TableCell, TableChart } from './types.js';

const MAX_NEW = 100;
const MAX_TOP = 30;
const COLUMNS = ['Name', 'Title', 'Email'];
const ASPECTS = ['corpUserInfo', 'corpUserEditableInfo'];
const NOTHING = 'None';

/** Users whose status was last set within a month, newest first. Two statements. */
export async function newUsers(readers: AnalyticsReaders, now: number): Promise<TableChart> {
  const since = { field: 'statusLastModifiedAt', condition: 'GREATER_THAN' as const };
  const { hits } = await readers.search.search({
    input: '*',
    entityTypes: ['corpuser'],
    filter: { or: [{ and: [{ ...since, values: [String(pastMonth(now).from)] }] }] },
    sort: [{ field: since.field, order: 'DESCENDING' }],
    page: { start: 0, count: MAX_NEW },
    facets: [],
    matches: false,
  });
  const urns = hits.map(({ urn }) => urn);
  const cells = await cellsOf(readers, urns);
  return {
    ...{ kind: 'TableChart', title: 'New Users (Last 30 Days)', columns: COLUMNS },
    rows: urns.map((urn, index) => ({ values: [urn], cells: cells[index] ?? [] })),
  };
}

/** The users with the most events within a month. Two statements. */
export async function topUsers(readers: AnalyticsReaders, now: number): Promise<TableChart> {
  const ranked = await readers.usageEvents.topUsers(pastMonth(now), MAX_TOP);
  const cells = await cellsOf(
    readers,
    ranked.map(({ value }) => value),
  );
  return {
    ...{ kind: 'TableChart', title: 'Top Users (Last 30 Days)', columns: COLUMNS },
    rows: ranked.map(({ value, count }, index) => ({
      values: [value, String(count)],
      cells: cells[index] ?? [],
    })),
  };
}

async function cellsOf(
  { model, entities }: AnalyticsReaders,
  urns: readonly string[],
): Promise<(readonly TableCell[])[]> {
  const users = urns.length === 0 ? [] : await entities.findEntities(urns, ASPECTS);
  return urns.map((urn, index) => {
    const [info = {}, edited = {}] = ASPECTS.map((aspect) => payloadOf(users[index], aspect));
    return [
      { text: nameIn(info) ?? readableEnd(model, urn), urn },
      { text: textIn(info, 'title') ?? textIn(edited, 'title') ?? NOTHING },
      { text: textIn(info, 'email') ?? textIn(edited, 'email') ?? NOTHING },
    ];
  });
}

function nameIn(info: JsonObject): string | undefined {
  const parts = ['firstName', 'lastName'].flatMap((member) => textIn(info, member) ?? []);
  return textIn(info, 'displayName') ?? (parts.length > 0 ? parts.join(' ') : undefined);
}

function textIn(payload: JsonObject, member: string): string | undefined {
  const value = payload[member];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
