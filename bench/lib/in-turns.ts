/** Measures both sides round by round, each going first every other time. */
export const inTurns = async <Measured>(
  rounds: number,
  ours: () => Promise<Measured>,
  peer: () => Promise<Measured>,
): Promise<{ ours: Measured[]; peers: Measured[] }> => {
  const measured = { ours: [] as Measured[], peers: [] as Measured[] };
  for (let round = 0; round < rounds; round++) {
    const sides = [async () => measured.ours.push(await ours()), async () => measured.peers.push(await peer())];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
  }
  return measured;
};
