/** The row below one, or above the last one, in whichever view. */
export const nextRow = (list: HTMLElement | null, id: string): HTMLElement | null => {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[id^="event-"]') ?? [])];
  const place = rows.findIndex((row) => row.id === id);
  return rows[place + 1] ?? rows[place - 1] ?? null;
};
