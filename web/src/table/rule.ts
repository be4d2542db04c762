/** The message of the catalogue that is a rule's text: DF-8.4 is rule-DF-8-4. */
export function ruleKey(rule: string): string {
  return `rule-${rule.replace('.', '-')}`;
}
