/** `npm run flame -- FILE PICTURE TITLE`: draws a CPU profile of the service, or a flight recording of Neo4j, as a flame graph. */
import { readFileSync, writeFileSync } from 'node:fs';
import { drawFlame } from './draw-flame.js';
import { readCpuProfile, type CpuProfile } from './read-cpu-profile.js';
import { readJavaRecording } from './read-java-recording.js';

const [file, picture, title = ''] = process.argv.slice(2);
if (file === undefined || picture === undefined) {
  throw new Error('usage: npm run flame -- <file>.cpuprofile|<file>.jfr <picture>.svg [title]');
}
const root = file.endsWith('.jfr')
  ? await readJavaRecording(file)
  : readCpuProfile(JSON.parse(readFileSync(file, 'utf8')) as CpuProfile);
writeFileSync(picture, drawFlame(root, title));
