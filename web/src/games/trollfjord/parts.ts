// Where points come from.
const ICONS: Record<string, string> = { slots: 'treasure', patch: 'coin', gifts: 'gift', crowns: 'crown' };

export function partIcon(part: string): string {
  return ICONS[part] ?? 'star';
}
