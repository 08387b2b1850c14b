/** A catalog with the sample data and examples of every entity type, and four people who look at it through a front end. */
import { inviteReader, openViewing, readerFor, type Reader } from '../../authorization/scope-support.js';
import { readSampleFile, sampleAspects, sampleFiles } from '../../samples/sample-records.js';
import { inRun } from '../api/runs.js';
import { proposal, unique, uniqueWord, type TestCatalog } from '../catalog.js';
import { addPerson, rootCookie, type Person } from '../secured-catalog.js';
import { documentOf } from './documents.js';
import { exampleSet, type ExampleAspect } from './example-set.js';
import { exampleUrn, type Rank } from './example-urns.js';

/** Entities of the sample data in this domain are visible to the partial user, as the domain itself is. */
export const SEEN_DOMAIN = 'urn:li:domain:riders';

/** One set of examples. */
export interface Examples {
  /** Begins all texts of the set, and is no part of its URNs. A search for it finds the entities that have a name. */
  readonly word: string;
  readonly aspects: readonly ExampleAspect[];
  /** Returns the URN of the example of a type, or of the second one. */
  urn(entityType: string, rank?: Rank): string;
}

export interface Visitor {
  readonly person: Person;
  /** Sends an operation of `test/front-end/documents` and returns the parsed answer, also if it has errors. */
  readonly send: (operation: string, variables?: object) => Promise<FrontEndAnswer>;
  /** Does the same and returns the data. Fails if the answer has errors. */
  readonly read: (operation: string, variables?: object) => Promise<any>;
}

export interface FrontEndAnswer {
  readonly data: any;
  /** Absent if there are none. */
  readonly errors?: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions: { reason: string };
  }[];
}

export interface FilledCatalog {
  readonly catalog: TestCatalog;
  /** Everybody sees these examples. Lists in them also refer to the hidden ones. */
  readonly shown: Examples;
  /** The partial user sees none of these, and of references to them only the URNs. Lists in them also refer to the others. */
  readonly hidden: Examples;
  readonly people: {
    readonly admin: Visitor;
    readonly editor: Visitor;
    readonly reader: Visitor;
    /**
     * Has no role, and may view the shown examples and what is in `SEEN_DOMAIN`. An answer with a text of the hidden examples fails the
     * test.
     */
    readonly partial: Visitor;
  };
}

/**
 * Starts a catalog that restricts what people see, and fills it. After the tests it deletes the examples, because views, tests and
 * templates among them take effect in other files. Call it with `await` at the top level of a file.
 */
export async function openFilledCatalog(): Promise<FilledCatalog> {
  const { catalog, root } = await openViewing();
  const [word, other] = [uniqueWord('shown'), uniqueWord('hidden')];
  const [shown, hidden] = [examplesOf(word, other), withoutGlobalView(examplesOf(other, word))];
  const run = unique('front-end');
  await fill(catalog, run, [...shown.aspects, ...hidden.aspects]);
  afterAll(() => post(catalog, '/runs?action=rollback', { runId: run, dryRun: false, safe: false }));
  const seen = [...new Set(shown.aspects.map(({ urn }) => urn)), SEEN_DOMAIN];
  const partial = await inviteReader(
    catalog,
    [{ field: 'URN', values: seen }],
    [{ field: 'DOMAIN', values: [SEEN_DOMAIN] }],
  );
  return {
    ...{ catalog, shown, hidden },
    people: {
      admin: visitorOf(root),
      editor: visitorOf(readerFor(catalog, await addPerson(catalog, 'Editor'))),
      reader: visitorOf(readerFor(catalog, await addPerson(catalog, 'Reader'))),
      partial: checked(visitorOf(partial), hidden.word),
    },
  };
}

function examplesOf(word: string, neighbour: string): Examples {
  const aspects = exampleSet(word, neighbour);
  return { word, aspects, urn: (entityType, rank) => exampleUrn(word, entityType, rank) };
}

/** Everybody sees a global view, so the hidden one is personal. */
function withoutGlobalView({ aspects, ...examples }: Examples): Examples {
  return {
    ...examples,
    aspects: aspects.map((each) =>
      each.aspect === 'dataHubViewInfo' ? { ...each, value: { ...each.value, type: 'PERSONAL' } } : each,
    ),
  };
}

/** Aspects on which the rules for others depend. */
const FIRST = ['propertyDefinition', 'lifecycleStageTypeInfo', 'versionProperties'];

async function fill(catalog: TestCatalog, run: string, examples: readonly ExampleAspect[]): Promise<void> {
  const ordered = [...examples].sort((one, two) => FIRST.indexOf(two.aspect) - FIRST.indexOf(one.aspect));
  const samples = sampleAspects.filter(({ snapshot }) => snapshot === undefined);
  await post(catalog, '/entities?action=batchIngest', { entities: sampleSnapshots() });
  await post(catalog, '/aspects?action=ingestProposalBatch', {
    proposals: [
      ...samples.map(({ urn, aspect, value }) => proposal(urn, aspect, value)),
      ...ordered.map(({ urn, aspect, value }) => inRun(run, urn, aspect, value)),
    ],
  });
}

async function post(catalog: TestCatalog, path: string, body: object): Promise<void> {
  const answer = await catalog.post(path, body, { cookie: await rootCookie(catalog) });
  if (answer.status !== 200) throw new Error(answer.text);
}

function sampleSnapshots(): object[] {
  const records = sampleFiles.flatMap((file) => readSampleFile(file) as { proposedSnapshot?: object }[]);
  return records.flatMap(({ proposedSnapshot: value }) => (value === undefined ? [] : [{ value }]));
}

/** Fails if an answer contains a text of examples that the visitor may not see. */
function checked({ person, ...visitor }: Visitor, hiddenWord: string): Visitor {
  const see = <Answer>(answer: Answer): Answer => {
    if (JSON.stringify(answer).includes(hiddenWord))
      throw new Error(`${person.name} sees ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    person,
    send: async (operation, variables) => see(await visitor.send(operation, variables)),
    read: async (operation, variables) => see(await visitor.read(operation, variables)),
  };
}

function visitorOf(reader: Reader): Visitor {
  const send: Visitor['send'] = (operation, variables) => reader.graphql(documentOf(operation), variables);
  return {
    ...{ person: reader.person, send },
    read: async (operation, variables) => {
      const { data, errors } = await send(operation, variables);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}
