import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Conversation } from './conversation';

/** Scrolls along with a growing answer until its question reaches the top or the reader scrolls. */
export const useScrollWithAnswer = (frame: RefObject<HTMLElement | null>, { messages, reply }: Conversation) => {
  const isLeft = useRef(false);

  useEffect(() => {
    const leave = () => {
      isLeft.current = true;
    };
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    return () => {
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
    };
  }, []);

  const questionCount = messages.filter(({ role }) => role === 'user').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is followed anew
  useLayoutEffect(() => {
    isLeft.current = false;
  }, [questionCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more to see
  useLayoutEffect(() => {
    const [list, foot] = frame.current?.children ?? [];
    const question = [...(list?.querySelectorAll<HTMLElement>('[data-by="user"]') ?? [])].at(-1);
    if (!question || !foot || isLeft.current) return;
    const hidden = list!.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
    const room = question.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(question).scrollMarginTop);
    window.scrollBy(0, Math.min(hidden, Math.max(0, room)));
  }, [messages, reply]);
};
