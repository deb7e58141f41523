export const findNextRow = (list: HTMLElement | null, id: string): HTMLElement | null => {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[id^="event-"]') ?? [])];
  const place = rows.findIndex((row) => row.id === id);
  return rows[place + 1] ?? rows[place - 1] ?? null;
};
