/** What the extension declares to the editor. Version and license are those of the release. */
export const extensionManifest = (version: string) => ({
  name: 'sandtable',
  displayName: 'Sandtable',
  description: 'Write and playtest the rules of First World War board games.',
  publisher: 'sandtable',
  version,
  license: 'MIT',
  engines: { vscode: '^1.91.0' },
  categories: ['Programming Languages', 'Testing', 'Linters'],
  keywords: ['board games', 'wargames', 'rules', 'game design'],
  main: './extension.cjs',
  // Rulesets are programs: none is checked or played before the folder is trusted.
  capabilities: { untrustedWorkspaces: { supported: false }, virtualWorkspaces: false },
  activationEvents: ['workspaceContains:**/*.sand'],
  contributes: {
    languages: [
      { id: 'sand', aliases: ['Sandtable rules', 'sand'], extensions: ['.sand'], configuration: './language.json' },
    ],
    grammars: [{ language: 'sand', scopeName: 'source.sand', path: './sand.tmLanguage.json' }],
    snippets: [{ language: 'sand', path: './snippets.json' }],
    commands: [
      { command: 'sandtable.play', title: 'Play Here', category: 'Sandtable', icon: '$(play)' },
      { command: 'sandtable.openWorkbench', title: 'Open the Workbench in the Browser', category: 'Sandtable' },
      { command: 'sandtable.restart', title: 'Restart the Language Server', category: 'Sandtable' },
    ],
    menus: {
      'editor/title': [{ command: 'sandtable.play', when: 'resourceLangId == sand', group: 'navigation' }],
    },
    configuration: {
      title: 'Sandtable',
      properties: {
        'sandtable.command': {
          type: 'string',
          default: '',
          scope: 'machine-overridable',
          markdownDescription:
            'Path of the `sandtable` command. If empty, the one in `node_modules` of the folder is used, or else the one on the path.',
        },
        'sandtable.language': {
          type: 'string',
          enum: ['', 'en', 'de', 'fr'],
          default: '',
          description: 'Language of findings. If empty, the language of the editor.',
        },
      },
    },
    taskDefinitions: [
      {
        type: 'sandtable',
        required: ['command'],
        properties: {
          command: { type: 'string', enum: ['check', 'test'], description: 'What to run.' },
          game: { type: 'string', description: 'Folder of the ruleset. If empty, all rulesets of the folder.' },
        },
      },
    ],
    problemMatchers: [
      {
        name: 'sandtable',
        owner: 'sandtable',
        source: 'sandtable',
        pattern: [
          {
            regexp: '^(\\S.*?):(\\d+):(\\d+): (error|warning|info) ([a-z-]+/[a-z-]+)$',
            file: 1,
            line: 2,
            column: 3,
            severity: 4,
            code: 5,
          },
          { regexp: '^(.+)$', message: 1 },
        ],
      },
    ],
  },
});
