/** Makes a graph acyclic by reversing some of its arrows. */
import type { Arrow, Box } from './types.js';

/** @returns for each arrow, whether it is reversed. Arrows that lead back to an ancestor in the depth-first search are. */
export function breakCycles(boxes: readonly Box[], arrows: readonly Arrow[]): boolean[] {
  const outgoing = new Map<string, number[]>(boxes.map(({ id }) => [id, []]));
  for (const [index, { from }] of arrows.entries()) outgoing.get(from)?.push(index);
  const turned = arrows.map(() => false);
  const state = new Map<string, 'open' | 'done'>();
  const leftFirst = [...boxes].sort((left, right) => left.column - right.column);
  for (const { id } of leftFirst) {
    if (state.has(id)) continue;
    state.set(id, 'open');
    const way = [{ id, at: 0 }];
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const index = outgoing.get(last.id)?.[last.at];
      last.at += 1;
      const arrow = index === undefined ? undefined : arrows[index];
      if (index === undefined || arrow === undefined) {
        state.set(last.id, 'done');
        way.pop();
      } else if (state.get(arrow.to) === 'open') turned[index] = true;
      else if (!state.has(arrow.to)) {
        state.set(arrow.to, 'open');
        way.push({ id: arrow.to, at: 0 });
      }
    }
  }
  return turned;
}
