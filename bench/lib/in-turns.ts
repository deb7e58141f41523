/** Measures both sides round by round, each going first every other time. */
export const inTurns = async <Ours, Peer>(
  rounds: number,
  ours: () => Promise<Ours>,
  peer: () => Promise<Peer>,
): Promise<{ ours: Ours[]; peers: Peer[] }> => {
  const measured = { ours: [] as Ours[], peers: [] as Peer[] };
  for (let round = 0; round < rounds; round++) {
    const sides = [async () => measured.ours.push(await ours()), async () => measured.peers.push(await peer())];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
  }
  return measured;
};
