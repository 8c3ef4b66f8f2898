import { federation } from '@module-federation/vite';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { version } from './package.json';

const source = './src/store-note.js';

export default defineConfig({
  base: './',
  plugins: [
    vue(),
    federation({
      // The plugin has globals with this name: one per version, so that two versions can be on one page.
      name: `vue_${version.replace(/\W/g, '_')}`,
      filename: 'remoteEntry.js',
      exposes: { './store-note': source },
      manifest: true,
      dts: false,
    }),
  ],
  build: {
    target: 'es2022',
    // The shell preloads all modules and loads the style sheet, both with their hashes.
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: { input: source, output: { assetFileNames: '[name][extname]' } },
  },
});
