import { useEffect, useState } from 'react';

const PATIENCE_MS = 3_000;

/** Whether one has waited long enough for what stands under a key. */
export const useIsLate = (key: string | undefined): boolean => {
  const [late, setLate] = useState<{ key: string | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setLate({ key }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return late !== undefined && late.key === key;
};
