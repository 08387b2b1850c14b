// Closes the log with one line that a person, or a script, can read: Jest's report and the clients' (JUnit's XML) together.
import { readFileSync } from 'node:fs';

const [jestReport, clientsReport] = process.argv.slice(2);
const counts = [countJest(jestReport), countJunit(clientsReport)];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);

function countJest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failedSuites = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedSuites.length,
    skipped: report.numPendingTests,
  };
}

/** The file is empty where there is no Python for the clients. */
function countJunit(file) {
  const suite = /<testsuite [^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const number = (name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = number('failures') + number('errors');
  const skipped = number('skipped');
  return { passed: number('tests') - failed - skipped, failed, skipped };
}
