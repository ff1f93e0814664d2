import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules", "src/protocol/types.ts"] },
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // TypeScript knows what is defined
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/explicit-function-return-type": [
        "error",
        { allowExpressions: true, allowTypedFunctionExpressions: true },
      ],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "svelte/block-lang": ["error", { script: "ts" }],
      "svelte/button-has-type": "error",
      "svelte/no-at-html-tags": "error",
      // the server's policy refuses style attributes; `style:` sets a property by script
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteAttribute[key.name='style']", message: "Use a class or `style:`." },
      ],
      "svelte/no-target-blank": "error",
      "svelte/require-each-key": "error",
      // a space at the edge of a block has to be written as {" "}
      "svelte/no-useless-mustaches": "off",
      // sets and maps here are built and read at once or are caches; what is shown is replaced as a whole
      "svelte/prefer-svelte-reactivity": "off",
      // pages are plain links: the router takes clicks on them
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // ESLint sees another component as `any`; svelte-check knows its type
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js"], extends: [typescript.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
