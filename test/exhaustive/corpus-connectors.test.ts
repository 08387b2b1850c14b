/** The output of real connectors. */
import { connectorFiles, describeCorpus } from '../helpers/corpus.js';
import { itReturnsConnectorOutput } from '../helpers/connector-output.js';

describeCorpus('the output of real connectors', () => {
  itReturnsConnectorOutput(connectorFiles(), { values: 4_000, snapshotValues: 300 });
});
