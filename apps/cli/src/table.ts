/** Rows under their heads, each column as wide as it needs; numbers stand right. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => String(row[i]).length)));
  const line = (row: readonly (string | number)[]) =>
    row
      .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)];
};
