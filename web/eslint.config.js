import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/wire/api.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
  {
    // Boards and panels are told what to draw: props in, callbacks out.
    files: ["src/boards/**", "src/panels/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["**/wire/*", "**/state/*", "**/screens/*"] }] },
  },
  {
    // The wire knows no game and no page; parts know no table.
    files: ["src/wire/**", "src/parts/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["**/state/*", "**/panels/*", "**/screens/*"] }] },
  },
  { files: ["tools/**", "*.config.*"], languageOptions: { globals: globals.node } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
