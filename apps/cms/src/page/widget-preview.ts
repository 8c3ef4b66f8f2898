import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../content/load-content';
import type { WidgetList } from '../release/widget-list';
import { chooseRelease } from './choose-release';
import type { PageServer } from './page-server';
import { showPage } from './serve-page';

interface Options {
  server: PageServer;
  widgets: WidgetList;
}
type Asked = FastifyRequest<{ Params: { widget: string }; Querystring: { example?: string | string[] } }>;

/**
 * `/widgets/preview/{widget}/`: one widget with one of its examples and no frame, for the catalogue. Only
 * pages of the shop may frame it (frame-ancestors). Private, so that personal widgets show the visitor's
 * data.
 */
export function widgetPreviewRoutes(app: FastifyInstance, { server, widgets }: Options): void {
  const show = async (request: Asked, reply: FastifyReply) => {
    const { widget } = request.params;
    const [name = '', major] = widget.split('@');
    const release = await chooseRelease(server.releases, request.headers.cookie);
    // The plain name is the oldest major with this widget.
    const [record] = (await widgets())
      .filter((one) => one.name === name && (major === undefined || one.major === Number(major)))
      .sort((a, b) => a.major - b.major);
    const index = Number([request.query.example ?? '0'].flat()[0]);
    const example = record?.examples[index];
    const address = request.raw.url ?? '/';
    if (!record || !example || !Object.hasOwn(release.release.widgets, widget))
      return showPage(server, request, reply, {
        page: server.content.notFound,
        params: {},
        status: 404,
        release,
        address,
      });
    const page: Page = {
      file: `example ${index} of ${widget}`,
      title: record.title,
      robots: 'noindex',
      cache: 'private',
      frame: {},
      zones: { main: [{ widget, props: example.props }] },
    };
    return showPage(server, request, reply, { page, params: {}, release, address, isBare: true });
  };
  app.get('/widgets/preview/:widget/', show);
}
