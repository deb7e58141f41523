export const measureAllInTurns = async <Measured>(
  rounds: number,
  sides: readonly (() => Promise<Measured>)[],
): Promise<Measured[][]> => {
  const measured = sides.map((): Measured[] => []);
  for (let round = 0; round < rounds; round++) {
    const order = [...sides.keys()];
    for (const side of round % 2 === 0 ? order : order.reverse()) measured[side]!.push(await sides[side]!());
  }
  return measured;
};

export const measureTwoInTurns = async <Ours, Peer>(
  rounds: number,
  ours: () => Promise<Ours>,
  peer: () => Promise<Peer>,
): Promise<{ ours: Ours[]; peers: Peer[] }> => {
  const [measured, peers] = await measureAllInTurns<Ours | Peer>(rounds, [ours, peer]);
  return { ours: measured as Ours[], peers: peers as Peer[] };
};
