import * as z from 'zod/mini';

/** Without compiled validators: our pages forbid `new Function` by their Content-Security-Policy. */
z.config({ jitless: true });
