import { useEffect, useState } from 'react';

const SETTLING_MS = 200;

/** Undefined while a visitor types. */
export const useSettled = (text: string): string | undefined => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLING_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? text : undefined;
};
