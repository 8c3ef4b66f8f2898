import type { FastifyBaseLogger } from 'fastify';

export interface UnknownWidgets {
  log: Pick<FastifyBaseLogger, 'warn'>;
  releaseId: string;
  file: string;
  widgets: readonly string[];
}

/** Warns once per release of each widget that is left out because no live micro-frontend has it. */
export function unknownWidgetWarner(): (unknown: UnknownWidgets) => void {
  let release = '';
  let said = new Set<string>();

  return ({ log, releaseId, file, widgets }) => {
    if (releaseId !== release) {
      release = releaseId;
      said = new Set();
    }
    const news = widgets.filter((widget) => !said.has(widget));
    if (news.length === 0) return;
    for (const widget of news) said.add(widget);
    log.warn({ widgets: news }, `${file} or the frame asks for unknown widgets: they are left out`);
  };
}
