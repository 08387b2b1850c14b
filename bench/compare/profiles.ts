/** Flame graphs of the CPU profiles of a comparison, and the functions that take most of their time. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFlame } from '../flame/draw-flame.js';
import { readCpuProfile, type CpuProfile } from '../flame/read-cpu-profile.js';
import { ownShares } from '../flame/stacks.js';

const SHOWN = 20;

/** @param folder with one folder of profiles for each service and mode */
export function drawProfiles(folder: string, print: (line: string) => void): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.cpuprofile')) continue;
    const root = readCpuProfile(JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile);
    const picture = join(folder, `${name.split('/')[0] ?? name}.svg`);
    writeFileSync(picture, drawFlame(root, name));
    print(`\n${picture}`);
    for (const [frame, share] of ownShares(root).slice(0, SHOWN))
      print(`${(100 * share).toFixed(1).padStart(5)} % ${frame}`);
  }
}
