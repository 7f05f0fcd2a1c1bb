import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compressed, licences } from "./tools/plugins.js";

// The site is built into the Python package `guanxi.web`, so that a wheel brings it along.
export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), compressed()],
  build: { outDir: "../src/guanxi/web/site", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  // No test judges by the clock: on a busy machine one may take long.
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 180_000 },
});
