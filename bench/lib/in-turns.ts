/** Measures every side round by round, in the other order every other time. Answers the rounds of each side. */
export const allInTurns = async <Measured>(
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

/** The same of two that measure different things. */
export const inTurns = async <Ours, Peer>(
  rounds: number,
  ours: () => Promise<Ours>,
  peer: () => Promise<Peer>,
): Promise<{ ours: Ours[]; peers: Peer[] }> => {
  const [measured, peers] = await allInTurns<Ours | Peer>(rounds, [ours, peer]);
  return { ours: measured as Ours[], peers: peers as Peer[] };
};
