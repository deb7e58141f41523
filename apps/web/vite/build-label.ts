/** In Eastern time: 'v2026-11-20-7:15 AM'. */
export const buildLabel = (at: Date) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options });
  const parts = format({ year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value;
  const time = format({ hour: 'numeric', minute: '2-digit' }).format(at).replace(/\s/g, ' ');
  return `v${part('year')}-${part('month')}-${part('day')}-${time}`;
};
