/** The path of an API call as Fastify writes it: "/rollouts/{id}" is "/rollouts/:id". */
export const routePath = ({ path }: { readonly path: string }): string => path.replace(/{(\w+)}/g, ':$1');
