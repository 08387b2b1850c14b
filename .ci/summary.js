// Closes the log with one line that a person, or a script, can read.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failedSuites = report.testResults.filter(
  (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
);
const failed = report.numFailedTests + failedSuites.length;
console.log(`${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`);
