import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than one window height. */
export function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    const look = () => setFarDown(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  return isFarDown;
}
