// Where points come from.
const ICONS: Record<string, string> = {
  trading: 'cards',
  secret: 'ui-lock',
  monsters: 'dragon',
  gems: 'ruby',
  realm: 'castle',
};

export function partIcon(part: string): string {
  return ICONS[part] ?? 'star';
}
