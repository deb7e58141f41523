/** Marks and joiners, one or two of them in turn: whatever reads the same characters in several ways does not end. */
export const hostileTexts = (length: number): string[] =>
  PIECES.flatMap((one) =>
    PIECES.flatMap((other) => [
      `aaaaaaaa${`${one}${other}`.repeat(length)}`.slice(0, length),
      `${`${one}${other} `
        .repeat(length)
        .trimStart()
        .slice(0, length - 1)}x`,
    ]),
  );

const PIECES = [...',.;!?-–&/([@#:1a ', ' so', ' and', ' or', ' the', ' at ', ' when', ' from', ' oh', ' no'];
