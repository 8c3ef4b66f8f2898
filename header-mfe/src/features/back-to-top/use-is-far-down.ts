import { useEffect, useState } from 'react';

/** More than one height of the window below the top of the page. */
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
