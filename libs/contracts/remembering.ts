/** The same function, which works each answer out once. It forgets everything when it has come to hold `most` answers. */
export const remembering = <Question, Answer extends NonNullable<unknown> | null>(
  answer: (question: Question) => Answer,
  most = 10_000,
): ((question: Question) => Answer) => {
  const answers = new Map<Question, Answer>();
  const find = (question: Question): Answer => {
    if (answers.size >= most) answers.clear();
    const found = answer(question);
    answers.set(question, found);
    return found;
  };
  return (question) => {
    const found = answers.get(question);
    return found === undefined ? find(question) : found;
  };
};
