// Two small steps after the build: the licences of what the site ships, and every file compressed beside itself.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";

const MODULES = join(import.meta.dirname, "..", "node_modules");
const SHIPPED = ["svelte", "@fluent/bundle", "@fontsource-variable/inter", "@fontsource-variable/source-serif-4"];
const APACHE = ["typescript", "LICENSE.txt"]; // @fluent/bundle names its licence, but does not bring the text
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/**
 * licences.txt: of packages whose code or fonts are in the site, and of the Hanzi outlines.
 * @returns {import("vite").Plugin}
 */
export function licences() {
  return {
    name: "guanxi-licences",
    apply: "build",
    generateBundle() {
      const parts = SHIPPED.map((name) => {
        const folder = join(MODULES, name);
        const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
        const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
        const where = file ? [name, file] : license === "Apache-2.0" ? APACHE : null;
        if (!where) throw new Error(`${name}: where is the text of its licence?`);
        const text = readFileSync(join(MODULES, ...where), "utf-8").trim();
        return `${name} ${version} (${license})\n\n${text}`;
      });
      const own = readFileSync(join(import.meta.dirname, "hanzi-licence.txt"), "utf-8").trim();
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: [own, ...parts].join(`\n\n${"-".repeat(80)}\n\n`),
      });
    },
  };
}

/**
 * FILE.gz beside each text file, for the server to send as it is.
 * @returns {import("vite").Plugin}
 */
export function compressed() {
  let folder = "";
  return {
    name: "guanxi-compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (!TEXT.test(name) || !statSync(path).isFile()) continue;
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
