export type PageStep = number | 'gap';

/** The first, the last, the current page and its neighbours, with a gap for several omitted pages. */
export function pageWindow(current: number, count: number, neighbours = 1): PageStep[] {
  const wanted = new Set<number>([1, count]);
  for (let page = current - neighbours; page <= current + neighbours; page += 1) {
    if (page >= 1 && page <= count) wanted.add(page);
  }

  const steps: PageStep[] = [];
  let before = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    if (page - before === 2) steps.push(page - 1);
    else if (page - before > 2) steps.push('gap');
    steps.push(page);
    before = page;
  }
  return steps;
}
