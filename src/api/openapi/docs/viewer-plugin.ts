/**
 * The text of a plugin for the viewer. To resolve the references of one operation, the viewer processes the whole document each time, which
 * takes seconds for 2 MB. The plugin passes only the operation and the components that it refers to, with the same result.
 */
export const VIEWER_PLUGIN = `function partOf(document, path) {
  const [section, ...rest] = path;
  if (section !== 'paths' && section !== 'components') return document;
  const components = {};
  const pending = [];
  const keep = (kind, name) => {
    const found = document.components?.[kind]?.[name];
    if (found === undefined || Object.hasOwn(components[kind] ?? {}, name)) return;
    (components[kind] ??= {})[name] = found;
    pending.push(found);
  };
  const { paths, components: all, ...part } = document;
  if (section === 'paths') {
    part.paths = rest[0] in paths ? { [rest[0]]: paths[rest[0]] } : {};
    pending.push(part.paths);
  } else if (rest.length > 1) keep(rest[0], rest[1]);
  else if (all?.[rest[0]] !== undefined) pending.push((components[rest[0]] = all[rest[0]]));
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value.$ref === 'string' && value.$ref.startsWith('#/components/')) keep(...value.$ref.split('/').slice(2));
    for (const member of Object.values(value)) if (member !== null && typeof member === 'object') pending.push(member);
  }
  return { ...part, components };
}
function resolveOnlyWhatIsShown({ fn }) {
  const resolve = fn.resolveSubtree;
  return { fn: { resolveSubtree: (document, path, options) => resolve(partOf(document, path), path, options) } };
}`;
