type Cell = string | number | bigint;

export const formatTable = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string[] => {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => String(row[i]).length)));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, i) => (typeof cell === 'string' ? cell.padEnd(widths[i]!) : String(cell).padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)];
};
