/** Which tests and scenarios hold a rule, as the build has found them. */
type Evidence = Record<string, readonly string[]>;

const files = import.meta.glob<{ default: Evidence }>('./evidence/*.json');

export async function evidenceOf(game: string, rule: string): Promise<readonly string[]> {
  const load = files[`./evidence/${game}.json`];
  return load ? ((await load()).default[rule] ?? []) : [];
}
