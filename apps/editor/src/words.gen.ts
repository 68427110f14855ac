// Made by make-words.ts from words/*.ftl; edit those.
export type Word =
  | 'rulesets'
  | 'files'
  | 'text'
  | 'findings'
  | 'play'
  | 'board'
  | 'chooseRuleset'
  | 'noRulesets'
  | 'noFile'
  | 'noFindings'
  | 'notYet'
  | 'startGame'
  | 'seats'
  | 'seed'
  | 'seedAny'
  | 'seedHint'
  | 'newGame'
  | 'human'
  | 'random'
  | 'search'
  | 'policy'
  | 'undo'
  | 'redo'
  | 'viewer'
  | 'viewAll'
  | 'viewAsked'
  | 'busy'
  | 'waiting'
  | 'anyone'
  | 'speak'
  | 'change'
  | 'step'
  | 'run'
  | 'stop'
  | 'confirm'
  | 'write'
  | 'handIn'
  | 'restNone'
  | 'back'
  | 'none'
  | 'chooseBetween'
  | 'chooseExactly'
  | 'inOrder'
  | 'excluded'
  | 'log'
  | 'emptyLog'
  | 'toRule'
  | 'editMap'
  | 'leaveMap'
  | 'brush'
  | 'moveThings'
  | 'nothingHere'
  | 'brushHint'
  | 'moveHint'
  | 'nothingPainted'
  | 'undoEdit'
  | 'timeLine'
  | 'decisionOf'
  | 'won'
  | 'nobodyWon'
  | 'standing'
  | 'oldRules'
  | 'drawn'
  | 'fault'
  | 'otherRules'
  | 'lost'
  | 'unseated'
  | 'lostOver'
  | 'lostQuestion'
  | 'lostRole'
  | 'lostAnswer'
  | 'lostAllowed'
  | 'dockBeside'
  | 'dockBelow'
  | 'more'
  | 'doubtful'
  | 'stepBack'
  | 'stepOn'
  | 'branches'
  | 'branch'
  | 'branchFrom'
  | 'earlier'
  | 'backTo'
  | 'fromNext'
  | 'startAgain'
  | 'keyUndo'
  | 'keyRedo'
  | 'keyStep'
  | 'keyBack'
  | 'refused'
  | 'saved'
  | 'notSaved'
  | 'tryNow'
  | 'full'
  | 'unwritable'
  | 'gone'
  | 'failed'
  | 'unreachable'
  | 'tooLarge'
  | 'name'
  | 'notPart'
  | 'sameName'
  | 'readOnly'
  | 'cannotRead'
  | 'token'
  | 'forbidden'
  | 'fileGone'
  | 'writeAnew'
  | 'letGo'
  | 'unsaved'
  | 'save'
  | 'format'
  | 'close'
  | 'conflict'
  | 'mine'
  | 'theirs'
  | 'keepMine'
  | 'ctrlKey'
  | 'shiftKey'
  | 'spaceKey'
  | 'keyLeave'
  | 'keyTab'
  | 'keyComplete'
  | 'keyRepair'
  | 'keyRename'
  | 'keyDefinition'
  | 'keyBoard'
  | 'tabIndents'
  | 'fits'
  | 'odds'
  | 'oddsPoint'
  | 'oddsExact'
  | 'oddsRuns'
  | 'oddsPositions'
  | 'oddsCertain'
  | 'oddsChanges'
  | 'oddsInterval'
  | 'oddsGone'
  | 'oddsAppears'
  | 'lookFirst'
  | 'doIt'
  | 'takeFits'
  | 'takeTheirs'
  | 'language'
  | 'loading'
  | 'trouble'
  | 'dismiss'
  | 'compiled'
  | 'asks'
  | 'closer'
  | 'farther'
  | 'whole'
  | 'asTable'
  | 'tableOf'
  | 'addRow'
  | 'duplicateRow'
  | 'deleteRow'
  | 'noRows'
  | 'rowOf'
  | 'howItDoes'
  | 'howItDoesHint'
  | 'games'
  | 'letPlay'
  | 'gamesPlayed'
  | 'gamesOld'
  | 'chosenTimes'
  | 'chosenPerGame'
  | 'wonThen'
  | 'comesFrom'
  | 'error'
  | 'warning'
  | 'note'
  | 'below'
  | 'newFile'
  | 'create'
  | 'rename'
  | 'delete'
  | 'cancel'
  | 'keep'
  | 'fileName'
  | 'deleteQuestion'
  | 'badName'
  | 'taken'
  | 'changed'
  | 'standard'
  | 'yes'
  | 'no'
  | 'options'
  | 'variants'
  | 'layEarlier'
  | 'laidOver'
  | 'backToBase'
  | 'toText'
  | 'pieces'
  | 'explain'
  | 'explainCode'
  | 'noName'
  | 'boardHint'
  | 'translate'
  | 'newLanguage'
  | 'languageCode'
  | 'badLanguage'
  | 'noValues'
  | 'bringUp'
  | 'bringUpSome'
  | 'unreadable'
  | 'pseudo'
  | 'pseudoHint'
  | 'showTexts'
  | 'all'
  | 'missing'
  | 'fuzzy'
  | 'withFindings'
  | 'translated'
  | 'searchTexts'
  | 'noneShown'
  | 'progress'
  | 'progressFuzzy'
  | 'progressMissing'
  | 'source'
  | 'reads'
  | 'wasBefore'
  | 'target'
  | 'insert'
  | 'lookedAt'
  | 'lookedAtHint'
  | 'before'
  | 'after'
  | 'previousText'
  | 'nextText'
  | 'sourcePage'
  | 'targetPage'
  | 'noPage'
  | 'emptyCatalogue'
  | 'question'
  | 'panels'
  | 'resizeLeft'
  | 'resizeBelow'
  | 'resizePlay'
  | 'theme'
  | 'themeSystem'
  | 'themeLight'
  | 'themeDark'
  | 'themeContrast'
  | 'tabLeaves'
  | 'textOf'
  | 'help'
  | 'shut'
  | 'enterKey'
  | 'keysPage'
  | 'keyHelp'
  | 'keyRegion'
  | 'keyRegionBack'
  | 'keyNextFinding'
  | 'keyUses'
  | 'keyFind'
  | 'keyCells'
  | 'keyCell'
  | 'keyCellBack'
  | 'keyChoices'
  | 'keyChoose'
  | 'keyMove'
  | 'placesList'
  | 'placeBeside'
  | 'mayChoose'
  | 'project'
  | 'exportZip'
  | 'importFiles'
  | 'importFolder'
  | 'saveAsFile'
  | 'dropHere'
  | 'importTitle'
  | 'importNothing'
  | 'importProblems'
  | 'importNotes'
  | 'importOther'
  | 'importOtherHint'
  | 'importNew'
  | 'importSame'
  | 'importMatch'
  | 'importTake'
  | 'importOpen'
  | 'lines'
  | 'linesDiffer'
  | 'showDifference'
  | 'noDifference'
  | 'moreLines'
  | 'baseChanged'
  | 'baseThen'
  | 'baseNow'
  | 'variantSays'
  | 'rebaseStale'
  | 'rebaseDrift'
  | 'rebaseGone'
  | 'keepPatch'
  | 'dropPatch'
  | 'editPatch'
  | 'undoChoice'
  | 'closeRebases'
  | 'allRebased'
  | 'notKnown'
  | 'rebasesLeft'
  | 'showThree'
  | 'goTo'
  | 'goToName'
  | 'findText'
  | 'goNames'
  | 'goText'
  | 'goNothing'
  | 'goMember'
  | 'goField'
  | 'goQuestion'
  | 'goFile'
  | 'goSetting'
  | 'keyGoTo'
  | 'keyFindText'
  | 'besideText'
  | 'besideTextHint'
  | 'shareLink'
  | 'shareTitle'
  | 'shareWhat'
  | 'shareVariants'
  | 'shareChanges'
  | 'shareWhole'
  | 'shareMatch'
  | 'linkLabel'
  | 'copyLink'
  | 'linkCopied'
  | 'linkByHand'
  | 'linkHint'
  | 'linkTooLong'
  | 'fromLink'
  | 'linkOver'
  | 'linkWhole'
  | 'linkOther'
  | 'keepLink'
  | 'closeLink'
  | 'linkCut'
  | 'linkNewer'
  | 'linkNoRuleset'
  | 'linkAsZip'
  | 'byHand'
  | 'steps'
  | 'handNoGame'
  | 'handSeesAll'
  | 'dice'
  | 'diceHint'
  | 'otherPlace'
  | 'rollAgain'
  | 'otherChance'
  | 'fellLast'
  | 'sameAgain'
  | 'toldNext'
  | 'shallGive'
  | 'nextTime'
  | 'lastTime'
  | 'changePosition'
  | 'changeHint'
  | 'changeWhat'
  | 'changeOf'
  | 'changeTo'
  | 'changeToAll'
  | 'changeIt'
  | 'personMark'
  | 'botMark'
  | 'byHandMark'
  | 'toldMark'
  | 'linesBeside'
  | 'noSteps'
  | 'hold'
  | 'whatIf'
  | 'leaveOut'
  | 'backToSteps'
  | 'lineLeft'
  | 'lineFollowed'
  | 'lineNamed'
  | 'openLine'
  | 'stepNumber'
  | 'differs'
  | 'stands'
  | 'lineBreaks'
  | 'stillRuns'
  | 'isOver'
  | 'whatIfNow'
  | 'glancing'
  | 'glanceOver'
  | 'toPhase'
  | 'phaseAt'
  | 'changeHere'
  | 'changeIn'
  | 'writeChange'
  | 'nothingToChange'
  | 'badVariant'
  | 'draft-set'
  | 'draft-cell'
  | 'draft-remove'
  | 'draft-replace'
  | 'draft-step'
  | 'draft-before'
  | 'draft-after'
  | 'draft-require'
  | 'draft-again'
  | 'draft-extend'
  | 'draft-text'
  | 'startPage'
  | 'startLead'
  | 'startGames'
  | 'startNone'
  | 'startBegin'
  | 'startDrop'
  | 'newGameRules'
  | 'newVariant'
  | 'newVariantOf'
  | 'newVariantHint'
  | 'variantAbout'
  | 'variantFirst'
  | 'countVariants'
  | 'nameOf'
  | 'beginsWith'
  | 'templateSmall'
  | 'templateMap'
  | 'templateEmpty'
  | 'keptWhere'
  | 'keptInFolder'
  | 'keptInBrowser'
  | 'gameTaken'
  | 'inBrowser'
  | 'copyToBrowser'
  | 'forgetProject'
  | 'forgetQuestion'
  | 'folderAway'
  | 'folderAwayHere'
  | 'pageFailed'
  | 'pageFailedStart'
  | 'pageFailedWith'
  | 'pageFailedHint'
  | 'closeThisRuleset'
  | 'openWithoutTexts'
  | 'reloadPage'
  | 'openWithTexts'
  | 'notReopened'
  | 'notReopenedWhy'
  | 'openAnyway'
  | 'noRoom'
  | 'noStore'
  | 'findingCount'
  | 'findingFile'
  | 'findingAllFiles'
  | 'findingKeys'
  | 'findingFollows'
  | 'findingsMore'
  | 'keyLastFinding'
  | 'coverage'
  | 'coverageSum'
  | 'coverageAll'
  | 'coverageWhole'
  | 'coverageMarks'
  | 'coveragePlay'
  | 'coverageHint'
  | 'coverageGames'
  | 'coverageLooking'
  | 'coverageMissed'
  | 'coverageRule'
  | 'coverageHere'
  | 'coverageBots'
  | 'coverageLook'
  | 'coverageLookFor'
  | 'ranHere'
  | 'ranPassed'
  | 'ranNever'
  | 'fellBackPage'
  | 'fellBackRules'
  | 'fellBackHint'
  | 'testLanguage'
  | 'differences'
  | 'inMeaning'
  | 'inPlay'
  | 'inText'
  | 'exchange'
  | 'sideA'
  | 'sideB'
  | 'sideBase'
  | 'sideOpened'
  | 'sideChosen'
  | 'sideBroken'
  | 'sameMeaning'
  | 'playedBy'
  | 'searching'
  | 'consequencesHint'
  | 'otherSides'
  | 'sameGames'
  | 'nothingClear'
  | 'gamesFaulted'
  | 'figuresHead'
  | 'figuresFinal'
  | 'figuresMembers'
  | 'figuresUse'
  | 'figuresChosen'
  | 'figuresAll'
  | 'figureDifference'
  | 'figureInterval'
  | 'isClear'
  | 'measureWon'
  | 'measureDrawn'
  | 'measureLimited'
  | 'measureDecisions'
  | 'shareChart'
  | 'lengthChart'
  | 'partedGames'
  | 'partedAt'
  | 'partedAnswer'
  | 'gameOver'
  | 'openGameIn'
  | 'cannotOpenGame'
  | 'openIn'
  | 'history'
  | 'historyHint'
  | 'historyRefused'
  | 'historyNone'
  | 'historyPoints'
  | 'historySame'
  | 'goneSince'
  | 'changedSince'
  | 'restore'
  | 'restoreAll'
  | 'otherTabs'
  | 'otherTabsHint'
  | 'asExample'
  | 'fromStep'
  | 'toStep'
  | 'exampleCalled'
  | 'exampleName'
  | 'makeExample'
  | 'makingExample'
  | 'noExample'
  | 'demands'
  | 'demandsNothing'
  | 'keepExample'
  | 'why'
  | 'whyHint'
  | 'whyNot'
  | 'whyNotThis'
  | 'whyNotOther'
  | 'whyChoose'
  | 'whyOnBoard'
  | 'whyRefused'
  | 'whyDidNot'
  | 'whyRule'
  | 'whyNoRules'
  | 'whyNoMatch'
  | 'whyNoPlace'
  | 'findingOut'
  | 'nothingAgainst'
  | 'againstGuard'
  | 'againstOutside'
  | 'againstWhole'
  | 'againstBounds'
  | 'againstLater'
  | 'againstUnknown'
  | 'holds'
  | 'fails'
  | 'notLookedAt'
  | 'unknownToYou'
  | 'noValue'
  | 'thisIsWhy'
  | 'partsOf'
  | 'ruleRan'
  | 'ruleTest'
  | 'ruleAnswer'
  | 'ruleLeft'
  | 'ruleUncalled'
  | 'ruleWhenever'
  | 'decisionBefore'
  | 'decisionAfter'
  | 'ranLast'
  | 'inside'
  | 'lookInside'
  | 'lookInsideOf'
  | 'insideHint'
  | 'insideOf'
  | 'insideNote'
  | 'insideLeave'
  | 'insideCut'
  | 'insideNothing'
  | 'step-back'
  | 'step-into'
  | 'step-over'
  | 'step-out'
  | 'watch'
  | 'watchHint'
  | 'watchThis'
  | 'watchAdd'
  | 'watchNoMore'
  | 'watchBefore'
  | 'watchSelected'
  | 'historyOf'
  | 'valueAt'
  | 'inTheRules'
  | 'botGames'
  | 'howManyGames'
  | 'playGames'
  | 'gamesTold'
  | 'winsOf'
  | 'oddGames'
  | 'oddGame'
  | 'endlessGame'
  | 'openGame'
  | 'moreRuns'
  | 'botStep'
  | 'runTurn'
  | 'gallery'
  | 'galleryHint'
  | 'galleryOpen'
  | 'exampleDice'
  | 'exampleHidden'
  | 'exampleSealed'
  | 'exampleCards'
  | 'exampleHexes'
  | 'exampleSearch'
  | 'examplePolicy'
  | 'examplePool'
  | 'exampleBids'
  | 'exampleVariants'
  | 'tour'
  | 'tourStep'
  | 'tourNext'
  | 'tourBack'
  | 'tourLeave'
  | 'tourSkip'
  | 'tourDone'
  | 'tourOpen'
  | 'tourChange'
  | 'tourFinding'
  | 'tourPlay'
  | 'tourDecide'
  | 'tourUndo'
  | 'tourHouse'
  | 'tourLanguage'
  | 'tourEnd'
  | 'glossary'
  | 'glossaryNever'
  | 'pastedLeft'
  | 'liesOnTop'
  | 'aimPin'
  | 'aimCounter'
  | 'aimTo'
  | 'aimDone'
  | 'pinOnBoard'
  | 'pinWhich'
  | 'pinEnough'
  | 'moveOnBoard'
  | 'watchIt'
  | 'targetForm'
  | 'slowPlay'
  | 'slowWhy'
  | 'slowCheck'
  | 'stopWork'
  | 'stoppedPlay'
  | 'stoppedPlayIn'
  | 'stoppedReplay'
  | 'stoppedWhy'
  | 'stoppedCheck'
  | 'findInLog'
  | 'linesFound'
  | 'breaks'
  | 'breaksHint'
  | 'breakHere'
  | 'breakHint'
  | 'breakNoMore'
  | 'stopWhen'
  | 'stopsWhen'
  | 'stoppedAt'
  | 'coverageRunExamples'
  | 'coverageExamples'
  | 'coverageExamplesRun'
  | 'coverageOnBoard'
  | 'ranExamples'
  | 'ranBots'
  | 'heatNever'
  | 'heatNeverRead'
  | 'heatRead'
  | 'heatTitle'
  | 'heatPlace'
  | 'heatNothing'
  | 'previewOf'
  | 'previewApply'
  | 'previewOld'
  | 'previewBefore'
  | 'previewAfter'
  | 'bulk'
  | 'bulkOf'
  | 'bulkWhere'
  | 'bulkColumn'
  | 'bulkValue'
  | 'bulkHow'
  | 'bulkRows'
  | 'bulkMore'
  | 'sessions'
  | 'sessionWord'
  | 'sessionName'
  | 'sessionKeep'
  | 'sessionOver'
  | 'sessionOpen'
  | 'sessionBad'
  | 'playLinkLabel'
  | 'copyPlayLink'
  | 'linkTells'
  | 'seenLinkTells'
  | 'seenLinkLabel'
  | 'copySeenLink'
  | 'seenLinkTooLong'
  | 'onlooking'
  | 'onlookingOther'
  | 'playerWorkbench'
  | 'playerRules'
  | 'playerNoRules'
  | 'playerWrong'
  | 'playerMend'
  | 'shorten'
  | 'shorteningTo'
  | 'shortenedTo'
  | 'openShortened'
  | 'pictureSvg'
  | 'picturePng'
  | 'printBoard'
  | 'pictureNone'
  | 'notKept'
  | 'moreParts'
  | 'jsonVariant'
  | 'besideVariant'
  | 'lostInCourse'
  | 'filterRows'
  | 'rowsShown'
  | 'sortBy'
  | 'keyEnds'
  | 'keyHold'
  | 'keyCopy'
  | 'keyFill'
  | 'laidIn'
  | 'mapFindings'
  | 'notText'
  | 'unreadableMark'
  | 'unreadableFile'
  | 'slowBots'
  | 'stoppedBots'
  | 'noCondition'
  | 'coverageSeesAll'
  | 'linkHere'
  | 'compareAlone'
  | 'noOddGames'
  | 'willBe'
  | 'variantAboutOf'
  | 'exampleStands'
  | 'exampleRuns'
  | 'exampleHolds'
  | 'exampleHoldsLaid'
  | 'exampleFails'
  | 'exampleAlone'
  | 'exampleGone'
  | 'exampleUnknown'
  | 'tryAgain'
  | 'toPlace'
  | 'stoppedOdds'
  | 'stoppedBehind'
  | 'whyLine'
  | 'sourceMark'
  | 'menuBegin'
  | 'menuSave'
  | 'menuShare'
  | 'menuPrint'
  | 'menuHistory'
  | 'tables'
  | 'printBook'
  | 'noBook'
  | 'bookStopped'
  | 'notWhole'
  | 'mapTool'
  | 'placeTool'
  | 'mapLinkTool'
  | 'placeHint'
  | 'placeChosen'
  | 'partOf'
  | 'partMiddle'
  | 'partAnchor'
  | 'partName'
  | 'freeName'
  | 'notOnMap'
  | 'putOnMap'
  | 'layoutMissing'
  | 'writeLayout'
  | 'carried'
  | 'carriedName'
  | 'mapLinkHint'
  | 'mapLinkTo'
  | 'mapLinkBoth'
  | 'mapLinkAdded'
  | 'mapLinkCut'
  | 'mapLinkEnds'
  | 'mapLinkVariant'
  | 'mapLinkUnreadable'
  | 'mapLinksOfCells'
  | 'mapLinksNone'
  | 'settleTool'
  | 'settleEnd'
  | 'settleHint'
  | 'settleNone'
  | 'settleTo'
  | 'redoEdit'
  | 'keySource'
  | 'shortenHint'
  | 'beyondEdge'
  | 'setUp'
  | 'hiddenMember'
  | 'printSheet'
  | 'mapImport'
  | 'mapTitle'
  | 'mapReading'
  | 'mapFound'
  | 'mapOutlines'
  | 'mapKind'
  | 'mapRelation'
  | 'mapNew'
  | 'mapNameBy'
  | 'mapUsual'
  | 'mapFlat'
  | 'mapEquirectangular'
  | 'mapMercator'
  | 'mapFresh'
  | 'mapKnown'
  | 'mapLinks'
  | 'mapCopied'
  | 'mapMore'
  | 'mapNothing'
  | 'mapOnGlobe'
  | 'mapNoLayout'
  | 'mapProblems'
  | 'mapTake'
  | 'mapTaken'
  | 'mapTakeBack'
  | 'savedAs'
  | 'setAside'
  | 'nounOf'
  | 'nounDistance'
  | 'nounIs'
  | 'andMore'
  | 'whyInRules'
  | 'whyBefore'
  | 'whyOtherRules'
  | 'whyAgain'
  | 'tooFew'
  | 'tooMany'
  | 'againstLaterThis'
  | 'claimUnknown'
  | 'claimAny'
  | 'claimEqual'
  | 'claimEqualBare'
  | 'claimOther'
  | 'claimOtherBare'
  | 'claimLeast'
  | 'claimLess'
  | 'claimMost'
  | 'claimMore'
  | 'claimIn'
  | 'claimOut'
  | 'claimNone'
  | 'claimSome'
  | 'claimTrue'
  | 'claimFalse'
  | 'claimTrueOf'
  | 'claimFalseOf'
  | 'factEqual'
  | 'factOther'
  | 'factLeast'
  | 'factLess'
  | 'factMost'
  | 'factMore'
  | 'factIn'
  | 'factOut'
  | 'factNone'
  | 'factSome'
  | 'factTrue'
  | 'factFalse'
  | 'factTrueOf'
  | 'factFalseOf'
  | 'newValue'
  | 'houseRuleByTheWay'
  | 'writeAllTheSame'
  | 'changeWritten'
  | 'liesInPile'
  | 'notes'
  | 'noteHere'
  | 'noteNew'
  | 'noteNowhere'
  | 'notesNone'
  | 'notesSettled'
  | 'noteText'
  | 'noteAnswer'
  | 'noteLeave'
  | 'noteReply'
  | 'noteSettle'
  | 'noteReopen'
  | 'noteStillHolds'
  | 'noteChanged'
  | 'noteGone'
  | 'noteSettledBy'
  | 'noteAuthor'
  | 'noteAs'
  | 'noteOtherName'
  | 'noteGoTo'
  | 'noteOpen'
  | 'noteNotWritten'
  | 'forAll'
  | 'runPhase'
  | 'addAnchor'
  | 'takeAnchor'
  | 'smallerOf'
  | 'greaterOf'
  | 'restOf'
  | 'diceThat'
  | 'atLeast'
  | 'lessThan'
  | 'atMost'
  | 'moreThan'
  | 'equalTo'
  | 'otherThan'
  | 'storyOf'
  | 'storyTests'
  | 'storyNothing'
  | 'storyDie'
  | 'storyDieNot'
  | 'claimThere'
  | 'claimAway'
  | 'factThere'
  | 'factAway'
  | 'thisNumber'
  | 'storyAfter'
  | 'inChapters'
  | 'sumOf'
  | 'becauseOf'
  | 'storyOut'
  | 'mutation'
  | 'mutationHint'
  | 'mutationTry'
  | 'mutationMore'
  | 'mutationTried'
  | 'mutationCaught'
  | 'mutationEquivalent'
  | 'mutationUnsound'
  | 'mutationFailing'
  | 'mutationFile'
  | 'mutationChange'
  | 'mutationReached'
  | 'mutationNoReason'
  | 'mutationUnknown'
  | 'mutationNoticed'
  | 'mutationMark';

export const en: string = `# What the workbench says. Rulesets bring their own words for what is theirs.

rulesets = Rulesets
files = Files
text = Text
findings = Findings
play = Play
board = Board
chooseRuleset = Choose a ruleset on the left to read and play it.
noRulesets = No rulesets here. Put a folder with a .sand file beside the others, then load the page again.
noFile = No file is open. Choose one on the left.
noFindings = No findings: the rules compile.
notYet = The rules do not compile yet. The findings below the text say what is missing.
startGame = Choose who plays and begin a game.
seats = Seats
seed = Seed
seedAny = random
seedHint = Left empty, each new game has a random seed. Type one to begin the same game again.
newGame = New game
human = Person
random = Random
search = Search
policy = Policy of the rules
undo = Undo
redo = Redo
viewer = Seen by
viewAll = Everything
viewAsked = Whoever is asked
busy = Somebody is busy.
waiting = Still to answer: { $who }
anyone = Any one of them may answer: { $who }
speak = Answer as { $who }
change = Change the answer: { $who }
step = One random step
run = Run to the end
stop = Stop
confirm = Confirm
write = Write it down
handIn = Hand in
restNone = Nothing for the others
back = Back
none = None
chooseBetween = Choose { $low } to { $high }
chooseExactly = Choose { $low }
inOrder = , in their order
excluded = Not allowed now: { $n }
log = Log
emptyLog = Decisions and dice will stand here.
toRule = Shows the rule behind this line
editMap = Edit the map
leaveMap = Stop editing the map
brush = Paint with
moveThings = Move what stands on a cell
nothingHere = nothing
brushHint = Click a cell, or go there with the arrow keys and press Enter. Each click is one step of the file.
moveHint = From { $cell }: now click the cell where it goes.
nothingPainted = Nothing changed there.
undoEdit = Take the last step back
timeLine = Time line
decisionOf = { $n } of { $of } decisions
won = Victory: { $who }.
nobodyWon = Nobody wins.
standing = How it stands
oldRules = The rules have mistakes now. You are playing on with the last ones that compiled.
drawn = The game is drawn.
fault = The rules stopped with a fault.
otherRules = This match was begun under other rules (version { $version }) and was played again under these.
lost = Decision { $n } does not fit the changed rules: { $why } It waits, with those after it ({ $left } in all), and follows as soon as the rules let it.
unseated = The changed rules have no such seats. The match waits with its { $n } decisions until they are back.
lostOver = the match is over by then.
lostQuestion = something else is asked there.
lostRole = somebody else is asked there.
lostAnswer = there is no such answer.
lostAllowed = it is not allowed.
dockBeside = Beside the board
dockBelow = Under the board
more = { $n } more
doubtful = may be written, but the rules would not propose it: it will hardly succeed.
stepBack = One back
stepOn = One on
branches = Other lines of play: { $n }
branch = From decision { $n }: { $what } ({ $of } in all)
branchFrom = From decision { $n }
earlier = Games before that: { $n }
backTo = Back to the game before: { $seats }, seed { $seed }, decisions: { $n }
fromNext = What you changed applies from the next game on.
startAgain = Start again with it
keyUndo = back to your last decision
keyRedo = makes it again
keyStep = one decision back, one on, whoever made it
keyBack = one step back in an answer
refused = Not taken: { $why }
saved = Saved
notSaved = { $file } is not saved. { $why } Your text stays here and is kept in this browser; saving is tried again and again.
tryNow = Try now
full = The disk is full.
unwritable = The folder may not be written now.
gone = The folder is not there any more.
failed = The disk reports a failure.
unreachable = The server does not answer.
tooLarge = A file may have at most 2 MB.
name = No file can have this name here.
notPart = A ruleset has no file of this name or kind.
sameName = There is a file whose name differs only in case; on many systems both would be the same file.
readOnly = The file is read-only.
cannotRead = It cannot be read at the moment.
token = The server does not know this browser. Open the address that the terminal shows.
forbidden = No file may be written there.
fileGone = { $file } is not in the folder any more. Nothing was written, and your text stays here. When the file is back, it goes on as before.
writeAnew = Write it anew
letGo = Let it go
unsaved = Unsaved
save = Save
format = Format
close = Close { $file }
conflict = Somebody else changed { $file }. Nothing was written. Which text is to stay?
mine = Mine
theirs = Theirs
keepMine = Keep mine
ctrlKey = Ctrl
shiftKey = Shift
spaceKey = Space
keyLeave = leaves the text, or takes a proposal
keyTab = Tab writes spaces, or leaves the text again
keyComplete = proposals
keyRepair = repairs of a finding
keyRename = renames everywhere
keyDefinition = where it is declared
keyBoard = on the board: closer, farther, all of it
tabIndents = Tab writes spaces; Ctrl+M, then Tab leaves the text
fits = This would do: { $what }
odds = What may come of it
oddsPoint = Point at an answer, or go to it with the Tab key: what may come of it stands here.
oddsExact = Exactly:
oddsRuns = From { $n } samples:
oddsPositions = It hangs on what cannot be seen; on average over { $n } positions that may be the true one:
oddsCertain = Nothing is left to chance.
oddsChanges = What changes
oddsInterval = { $low } to { $high } with 95 % confidence
oddsGone = { $what } is gone
oddsAppears = { $what } appears
lookFirst = Look first: a click shows what may come of it
doIt = Do it
takeFits = Take it
takeTheirs = Take theirs
language = Language
loading = Loading …
trouble = Something failed: { $what }
dismiss = Dismiss
compiled = compiled in { $ms } ms
asks = To decide: { $seat }
closer = Closer
farther = Farther
whole = All
asTable = Table
tableOf = Table of { $kind }
addRow = New row
duplicateRow = Copy row
deleteRow = Delete row
noRows = No rows yet.
rowOf = Row { $id }
howItDoes = How it does
howItDoesHint = Bots play games under the rules as they are now; how often each member is chosen stands here.
games = Games
letPlay = Let bots play
gamesPlayed = { $n } of { $of } games
gamesOld = The rules have changed since.
chosenTimes = Chosen
chosenPerGame = Per game
wonThen = Side won (all: { $share })
comesFrom = Source: { $source }
error = Error
warning = Warning
note = Note
below = Below the text
newFile = New file
create = Create
rename = Rename
delete = Delete
cancel = Cancel
keep = Keep it
fileName = Name of the file
deleteQuestion = Delete { $file }? It cannot be brought back here.
badName = “{ $file }” leaves nothing for a name: it needs a letter from a to z, or a digit.
taken = There is already a file { $file }.
changed = Somebody else changed { $file } meanwhile. Nothing was done; look at it first.
standard = as the rules say: { $value }
yes = yes
no = no
options = Options
variants = House rules
layEarlier = Lay { $name } earlier
laidOver = The house rule **{ $name }** says otherwise ({ $place }):
backToBase = Back to base: take this out of { $file }
toText = Show its text
pieces = { $n } pieces
explain = Explain
explainCode = What “{ $code }” means
noName = No name of the rules stands here.
boardHint = Wheel or + and − zoom, 0 shows all, arrows and dragging move the board.
translate = Translate
newLanguage = New language
languageCode = Code of the language, such as fr
badLanguage = A code has two or three small letters, such as fr, or pt-BR with a region.
noValues = The rules have never compiled here, so the values of the texts are not known yet.
bringUp = Bring up to date
bringUpSome = Bring up to date (missing texts: { $n })
unreadable = Some lines of the file cannot be read, and would be lost. Look at its findings first.
pseudo = Test language
pseudoHint = Shows the page in a language that nobody speaks: what stays German in it was never given to translators.
showTexts = Show
all = All
missing = Missing
fuzzy = To be looked at
withFindings = With findings
translated = Translated
searchTexts = Search the texts
noneShown = No text is like this.
progress = { $n } of { $of } translated
progressFuzzy = { $n } to be looked at
progressMissing = { $n } missing
source = Source
reads = Reads today
wasBefore = What changed in the source
target = Translation ({ $lang })
insert = Put in at the cursor
lookedAt = Looked at
lookedAtHint = The source has changed since this was translated. Readers get the source until you say that it fits.
before = Before it
after = After it
previousText = Previous text
nextText = Next text
sourcePage = The page in the source language
targetPage = The page in the translation
noPage = The page appears here when the rules have compiled.
emptyCatalogue = The file has no texts yet. Bring it up to date to get them.

## Ways through the page, and how it looks
question = Question
panels = Parts of the page
resizeLeft = Width of the list of rulesets
resizeBelow = Height of what stands below the text
resizePlay = Width of the play pane
theme = Look
themeSystem = as the system
themeLight = light
themeDark = dark
themeContrast = high contrast
tabLeaves = Tab leaves the text; after Ctrl+M it writes spaces
textOf = Text of { $file }. { $leave }.
help = Help
shut = Close
enterKey = Enter
keysPage = Everywhere
keyHelp = this help
keyRegion = to the next part of the page
keyRegionBack = to the part before it
keyNextFinding = to the next finding
keyUses = where it is used
keyFind = finds in the text
keyCells = from cell to cell
keyCell = writes in the cell, and takes what is written
keyCellBack = leaves the cell as it was
keyChoices = from one choice to the next
keyChoose = takes the choice
keyMove = move the board
placesList = Places as a list
placeBeside = to { $place }
mayChoose = may be chosen

## Projects, archives and links
project = Project
exportZip = Save as a zip file
importFiles = Open a zip or files …
importFolder = Open a folder …
saveAsFile = Save { $file } as a file
dropHere = Drop it: you see what it would change before anything is written.
importTitle = From { $file }
importNothing = Nothing of it can be used here.
importProblems = { $n ->
    [one] One thing is left out
   *[other] { $n } things are left out
  }
importNotes = Worth knowing
importOther = { $n ->
    [one] One file is there already, with another text
   *[other] { $n } files are there already, with other texts
  }
importOtherHint = They stay as they are, unless you take theirs.
importNew = { $n ->
    [one] One new file
   *[other] { $n } new files
  }
importSame = { $n ->
    [one] One file is the same here already.
   *[other] { $n } files are the same here already.
  }
importMatch = A match comes with it ({ $n ->
    [one] one decision
   *[other] { $n } decisions
  }); it is opened. Yours can be gone back to.
importTake = { $n ->
    [one] Write one file
   *[other] Write { $n } files
  }
importOpen = Open it
lines = { $n ->
    [one] one line
   *[other] { $n } lines
  }
linesDiffer = +{ $added } −{ $removed } lines
showDifference = Show the difference
noDifference = The texts are the same.
moreLines = … and { $n } more lines

## House rules whose base has changed.
baseChanged = The rules have changed under a house rule
baseThen = Rules then
baseNow = Rules now
variantSays = House rule { $name }
rebaseStale = “{ $name }” was written for something else here.
rebaseDrift = “{ $name }” calls it as before, but it is another one inside.
rebaseGone = The rules no longer have what “{ $name }” changes here.
keepPatch = Keep the house rule
dropPatch = Take the rules
editPatch = Edit
undoChoice = Undo
closeRebases = Close
allRebased = Nothing is left to decide.
notKnown = Not known
rebasesLeft = Rules changed: { $n }
showThree = Rules then, rules now, house rule

## Going to anything, and what is shown beside the text
goTo = Go to …
goToName = Name of a declaration, a member, a question or a file
findText = Text in any file
goNames = Names
goText = Text
goNothing = Nothing is called that.
goMember = member
goField = field
goQuestion = question
goFile = file
goSetting = constant
keyGoTo = Go to a name or file
keyFindText = Find text in all files
besideText = Uses and numbers
besideTextHint = Shows above declarations how often they are used, and behind names what number they stand for

shareLink = Share as a link …
shareTitle = Share as a link
shareWhat = What the link carries
shareVariants = House rules over { $name }: { $variants }
shareChanges = Everything in { $name } that is not as it came with Sandtable
shareWhole = The whole ruleset { $name }
shareMatch = The match: seats, options, seed { $seed }, { $n ->
    [one] one decision
   *[other] { $n } decisions
  }, and where it stands
linkLabel = Link ({ $length } characters)
copyLink = Copy link
linkCopied = The link is copied.
linkByHand = The browser does not let the page copy. The link is marked: copy it with Ctrl+C.
linkHint = Whoever opens it sees this, and nothing of it is stored anywhere. It is all in the link.
linkTooLong = The link would have { $length } characters. Mail and chat programs cut links beyond { $most }; pass on a zip file instead.
fromLink = From a link
linkOver = { $n ->
    [0] It lies over your { $name }.
    [one] One file lies over your { $name }.
   *[other] { $n } files lie over your { $name }.
  } Nothing in your folder is changed.
linkWhole = The ruleset { $name }. Nothing in your folder is changed.
linkOther = Your { $name } is not the one that the link was made with (version { $version }), so some of it may not fit.
keepLink = Keep it here …
closeLink = Close it
linkCut = The link is not whole: part of it was lost on the way. Ask for it again, best as a file or as a link of its own line.
linkNewer = The link was made by a later Sandtable than this one.
linkNoRuleset = The link is about the ruleset { $name }, which is not here. Put it beside the others and open the link again; or save what the link carries.
linkAsZip = Save what the link carries
## Doing things to a match by hand
byHand = By hand
steps = Course
handNoGame = Begin a game; then you can say here what the dice show, and change the position.
handSeesAll = Things are done by hand where everything is shown.
dice = Dice
diceHint = Say what chance gives, several with commas. It comes to pass the next time, or as if it had the last time.
otherPlace = Which die or draw?
rollAgain = Last decision with other dice
otherChance = Other chance from here on
fellLast = Last: { $faces }
sameAgain = The same again
toldNext = Said already ({ $n } ahead): { $faces }
shallGive = Gives
nextTime = When it is next rolled
lastTime = Change the last roll
changePosition = Position
changeHint = One value becomes another. The question that is open is looked at anew.
changeWhat = What
changeOf = of
changeTo = becomes
changeToAll = becomes (several with commas)
changeIt = Change
personMark = by a person
botMark = by a bot
byHandMark = by hand
toldMark = with dice that were told
linesBeside = Lines of play side by side ({ $n })
noSteps = Nothing has been decided yet.
hold = Hold
whatIf = What if …
leaveOut = Leave out
backToSteps = Back to the course
lineLeft = The line that was left
lineFollowed = The line that is followed
lineNamed = { $n } (from step { $from }, { $of } steps)
openLine = Go over to it
stepNumber = Step
differs = different
stands = At the end
lineBreaks = From step { $n } on it does not fit.
stillRuns = The game goes on.
isOver = The game is over.
whatIfNow = Choose otherwise for step { $n }; what came after follows then as far as it fits.
glancing = As it stood after step { $n }
glanceOver = Back to the match
toPhase = To phase …
phaseAt = { $phase } (step { $step })

## Changing something in a house rule.
changeHere = Change this in a house rule
changeIn = In the house rule
writeChange = Write it there
nothingToChange = A house rule has nothing to change at this place.
badVariant = A house rule has letters, digits and hyphens in its name, and is no JSON file.
draft-set = Another value of
draft-cell = Another value of
draft-remove = Leave out
draft-replace = Rewrite all of
draft-step = Rewrite the step
draft-before = Do something before
draft-after = Do something after
draft-require = One more condition for
draft-again = Rewrite
draft-extend = One more field of
draft-text = Other words for

startPage = To the start page
startLead = Sandtable turns rules that you write into a game that you play at once, beside their text.
startGames = Games
startNone = There are no rulesets here yet. Begin one, or bring one from elsewhere.
startBegin = Begin
startDrop = Zip files, folders and single files can also be dropped anywhere on this page.
newGameRules = New game …
newVariant = New house rule …
newVariantOf = New house rule for { $name }
newVariantHint = It becomes a small file that says only what is otherwise than in { $name }; the game itself stays as it is.
variantAbout = House rule: say in a line what is otherwise.
variantFirst = Take the two strokes away and change the value, to see what it does.
countVariants = { $n ->
    [one] one house rule
   *[other] { $n } house rules
  }
nameOf = Name
beginsWith = It begins with
templateSmall = a small game of two sides, to be changed
templateMap = a small game on a map
templateEmpty = nothing
keptWhere = It is kept
keptInFolder = in the folder, beside the other rulesets
keptInBrowser = in this browser alone
gameTaken = There is already a ruleset { $file }.
inBrowser = In this browser
copyToBrowser = Keep a copy in this browser
forgetProject = Delete from this browser …
forgetQuestion = { $name } is in this browser alone. Deleted, it cannot be brought back; save it as a zip file first if you may want it again.
folderAway = What is kept in this browser can be used meanwhile.
folderAwayHere = You can go on. What you type stays here and is stored as soon as the folder answers; to be on the safe side, keep a copy in this browser.
pageFailed = The page could not be shown
pageFailedStart = Something in the start page made it fail.
pageFailedWith = Something in “{ $ruleset }” made the page fail.
pageFailedHint = Your files are unchanged. Without its texts a ruleset can often still be opened and repaired.
closeThisRuleset = Close this ruleset
openWithoutTexts = Open without texts
reloadPage = Reload the page
openWithTexts = Show texts
notReopened = Not reopened
notReopenedWhy = “{ $ruleset }” was not reopened, because the page failed while it was open.
openAnyway = Open it anyway
noRoom = This browser has no room left for the page. Nothing was written.
noStore = This browser lets the page keep nothing, perhaps because of a private window or its settings. Nothing was written.
## Findings, by file and under their cause
findingCount = { $severity ->
    [error] { $n ->
        [one] 1 error
       *[other] { $n } errors
    }
    [warning] { $n ->
        [one] 1 warning
       *[other] { $n } warnings
    }
   *[note] { $n ->
        [one] 1 note
       *[other] { $n } notes
    }
  }
findingFile = Findings of
findingAllFiles = all { $n } files
findingKeys = F8 goes to the next one, Shift+F8 back.
findingFollows = { $n ->
    [one] One more follows from this
   *[other] { $n } more follow from this
  }
findingsMore = { $n } more …
keyLastFinding = To the finding before

## What has run of the rules
coverage = Coverage
coverageSum = { $n } of { $of } rules have run.
coverageAll = Every rule has run.
coverageWhole = Also those that ran
coverageMarks = Marks beside the text and in tables
coveragePlay = Let bots play { $n } games
coverageHint = Counted are the rules with steps, in this match up to where it stands.
coverageGames = Bots have played { $n } games, at random, with all seatings and options.
coverageLooking = Bots look for { $rule }: { $n } games so far.
coverageMissed = { $rule } did not run in { $n } games at random. Perhaps it never can, or somebody has to want it.
coverageRule = Rule
coverageHere = In this match
coverageBots = With bots
coverageLook = Look for it
coverageLookFor = Let bots play until { $rule } runs
ranHere = Ran { $n } times in this match.
ranPassed = What this stands in ran, but this never did.
ranNever = Never ran.
## Languages
fellBackPage = Page: { $lang }
fellBackRules = Board and log: { $lang }
fellBackHint = Nobody has written this in { $lang } yet.
testLanguage = Test language
## Differences between rules, in meaning and in play
differences = Differences
inMeaning = What they say
inPlay = What they do
inText = Texts
exchange = Exchange A and B
sideA = A
sideB = B
sideBase = The rules alone
sideOpened = As opened
sideChosen = As chosen: { $names }
sideBroken = The rules of { $side } have mistakes: see Findings.
sameMeaning = Both say the same.
playedBy = Played by
searching = Search, { $n } tries
consequencesHint = Bots play the same games under A and under B, with the same dice where the same is rolled. What they do differently then comes from the rules.
otherSides = These figures are of another A or B.
sameGames = { $n } of { $of } games go the same way.
nothingClear = No difference is clear: what shows may be luck.
gamesFaulted = Games that ended in a fault: { $n }.
figuresHead = Results
figuresFinal = Numbers at the end of a game
figuresMembers = How many are like this at the end
figuresUse = Rules, how often they run in a game
figuresChosen = What is chosen, how often in a game
figuresAll = Show all { $n }
figureDifference = Difference
figureInterval = with 95 % confidence
isClear = clear
measureWon = Won by { $role }
measureDrawn = Nobody wins
measureLimited = Stopped at the limit
measureDecisions = Decisions
shareChart = Who wins, in A and in B
lengthChart = Decisions per game, A above and B below
partedGames = Games that take another course
partedAt = Game { $game }, after { $n ->
        [one] one decision:
       *[other] { $n } decisions:
    }
partedAnswer = “{ $question }” is answered otherwise
gameOver = over
openGameIn = Open in { $side } (game { $game })
cannotOpenGame = These rules are no longer there to be played.
openIn = Open in { $side }
history = Restore points
historyHint = Kept in this browser: all of the last hour, one for each hour of a day, one for each day of a month.
historyRefused = This browser keeps no restore points: it has no room left, or does not let the page keep anything. Saving goes on as always.
historyNone = Nothing has changed here yet.
historyPoints = { $n ->
    [one] One point; the files changed there
   *[other] { $n } points; the files changed there
  }
historySame = Everything is as it was then.
goneSince = gone since
changedSince = since then +{ $added } −{ $removed } lines
restore = Restore
restoreAll = Restore all { $n } files
otherTabs = { $n ->
    [one] Also open in another tab
   *[other] Also open in { $n } other tabs
  }
otherTabsHint = What is saved in one tab appears in the others at once. Where both have changed the same file, you are asked.
asExample = As an example …
fromStep = From step
toStep = to
exampleCalled = Name
exampleName = as it was played
makeExample = Make an example
makingExample = It is tried out, and what it does not need is left out …
noExample = These steps cannot be told as an example: somebody changed the position on the way, it ends with a fault, or pieces are meant that are alike in everything.
demands = Must hold at the end
demandsNothing = Nothing has changed; it only says that all this may be done.
keepExample = Write it into the ruleset
## Why: not allowed, did not happen, what a decision did, what is watched
why = Why
whyHint = Ask why something is not allowed now (below the question), or why a rule did not happen (in the menu of the text).
whyNot = Why not?
whyNotThis = Why not { $what }?
whyNotOther = Why not something else?
whyChoose = Choose …
whyOnBoard = Click it on the board
whyRefused = Why was this refused: { $what }?
whyDidNot = Why did this not happen?
whyRule = What became of this rule in decision { $n }
whyNoRules = The rules have mistakes, so nothing can be told about them.
whyNoMatch = The match cannot be played again up to here under these rules.
whyNoPlace = No rule that runs stands at this place.
findingOut = Finding out …
nothingAgainst = Nothing speaks against it: it can be chosen.
againstGuard = Its condition does not hold.
againstOutside = It is not among what is chosen from.
againstWhole = The answer as a whole does not meet its condition.
againstBounds = So many cannot be chosen.
againstLater = Nothing could be chosen after it: { $next }.
againstUnknown = The question has no such answer.
holds = true
fails = false
notLookedAt = not looked at
unknownToYou = unknown to you
noValue = has no value
thisIsWhy = ← this is why
partsOf = Parts of { $what }
ruleRan = It happened { $times ->
    [one] once
   *[other] { $times } times
  }:
ruleTest = It was not come to: the condition around it went another way.
ruleAnswer = It was not come to: something else was chosen here.
ruleLeft = It was not come to: what stands around it was left before, or still goes on.
ruleUncalled = { $name } was not called.
ruleWhenever = The condition was looked at and did not hold.
decisionBefore = Decision before
decisionAfter = Next decision
ranLast = It happened last in decision { $n }
inside = Look inside
lookInside = Look inside
lookInsideOf = Look inside decision { $n }
insideHint = A decision can be gone through step by step: text and board follow.
insideOf = Decision { $n }
insideNote = Inside decision { $n }: the board behind step { $step } of { $of }
insideLeave = Back to the match
insideCut = It did more than the first { $n } steps that are shown.
insideNothing = This step of the match runs no rules.
step-back = Back
step-into = Into
step-over = Over
step-out = Out
watch = Watch
watchHint = An expression of the rules, such as the size of a set, stands here with its value, now and at each decision.
watchThis = Expression to watch
watchAdd = Watch it
watchNoMore = No longer watch { $what }
watchBefore = before: { $before }
watchSelected = Watch what is selected
historyOf = Values of { $what } by decision
valueAt = Decision { $n }: { $value }

## Why something is as it is.
inTheRules = The rules:
botGames = Bot games
howManyGames = Games
playGames = Play them
gamesTold = { $n } of { $of } games: { $drawn } drawn, { $faults } with a fault, { $endless } without an end
winsOf = { $who }: { $n } won
oddGames = Games to be looked at
oddGame = Game { $n } (seed { $seed }, { $decisions } decisions)
endlessGame = goes on and on
openGame = Open
moreRuns = More
botStep = One decision by the bot
runTurn = To the end of the turn
## Examples with one mechanism each
gallery = Examples
galleryHint = Each shows one mechanism in fewer than 60 lines. A copy is opened: do with it what you like.
galleryOpen = Open a copy
exampleDice = Dice decide an assault
exampleHidden = Markers that only their owner can read
exampleSealed = Orders written at the same time
exampleCards = A deck, hidden hands, tricks
exampleHexes = Movement on hexes, as far as the speed goes
exampleSearch = Supply along roads, and a retreat to where there is some
examplePolicy = A solitaire opponent that follows a policy
examplePool = Units that are recruited and lost
exampleBids = Secret bids, revealed together
exampleVariants = A small game with two house rules

## The tour
tour = Tour of five minutes
tourStep = Step { $n } of { $of }
tourNext = Next
tourBack = Back
tourLeave = Leave the tour
tourSkip = Skip
tourDone = Done: go on
tourOpen = Open the game **hex-dice** from the list, or make one from the examples.
tourChange = Change a number in the text: make \`hitsFrom\` 9, outside what is allowed. Any mistake will do.
tourFinding = Below the text it says what is wrong, and how to mend it. Go there, and mend it: Ctrl+Z in the text takes the change back.
tourPlay = Begin a game with New game.
tourDecide = Answer a question: click what is marked on the board, or an answer below it.
tourUndo = Take it back with Undo.
tourHouse = Open Set-up and in it House rules, and tick one. The rules are other at once, and the game goes on under them.
tourLanguage = Change the language of the page, at the upper right. Games bring texts of their own.
tourEnd = That is the way of working: text, findings, play. F1 shows all keys; the examples show one mechanism each.
## Terms beside a text
glossary = Terms in it
glossaryNever = (not: { $words })

## Tables
pastedLeft = Cells that have no column here: { $n }. They were left out.

## Chance of piles, and of the beginning
liesOnTop = On top lies (the topmost first)

## Watching and moving what is clicked on the board
aimPin = Click what is to be watched
aimCounter = Choose a counter, or drag it to where it shall be
aimTo = Where to with { $what }?
aimDone = Done
pinOnBoard = Pin from the board
pinWhich = Watch what of it?
pinEnough = Enough
moveOnBoard = Move counters on the board
watchIt = Watch
## Plural forms of a catalogue
targetForm = Translation ({ $lang }), form { $n } of { $of }
## Work that takes long, and what was stopped
slowPlay = The rules have been computing for some seconds. The page can be used meanwhile.
slowWhy = Finding out why takes long. The page can be used meanwhile.
slowCheck = Checking the rules takes long. The page can be used meanwhile; what you type is saved.
stopWork = Stop
stoppedPlay = Stopped: the rules did not come to an end in time. The match stands as before. Look for loops, conditions in conditions, and choices with very many answers.
stoppedPlayIn = Stopped: the rules of the phase “{ $phase }” did not come to an end in time. The match stands as before. Look there for loops, conditions in conditions, and choices with very many answers.
stoppedReplay = Stopped: this match cannot be played again in time under these rules. It is kept, and is tried again after the next edit.
stoppedWhy = Stopped: finding out why took too long.
stoppedCheck = Stopped: the rules could not be checked in time. What you typed is kept, and the last rules stay in play. The next edit checks again.
## Long lists
findInLog = Find in the log
linesFound = { $n ->
    [one] one line
   *[other] { $n } lines
}

## Break-points
breaks = Break-points
breaksHint = Bots stop where one is set: in the margin of the text, by F9, or where something watched becomes true.
breakHere = Break-point here, or none
breakHint = Bots stop when this runs
breakNoMore = No break-point at { $what }
stopWhen = Stop when it becomes true: { $what }
stopsWhen = becomes true:
stoppedAt = Stopped with decision { $n }: { $what }
## Heat of coverage
coverageRunExamples = Run the examples
coverageExamples = In examples
coverageExamplesRun = { $n } worked examples were run.
coverageOnBoard = On the board
ranExamples = Ran { $n } times in { $of } worked examples.
ranBots = Ran { $n } times in { $games } games of bots.
heatNever = never
heatNeverRead = Nothing was read of this row, neither in this match nor in games of bots.
heatRead = Read { $n } times, in this match and games of bots.
heatTitle = How often places were entered or named by a decision:
heatPlace = entered { $entered } times, named { $named } times
heatNothing = never entered nor named

## Changes of many places
previewOf = { $title }: what it changes
previewApply = { $n ->
    [one] Change 1 place
   *[other] Change { $n } places
}
previewOld = The text has changed since. Close this and ask again.
previewBefore = Now
previewAfter = Then
bulk = Change many rows
bulkOf = Change many rows of { $kind }
bulkWhere = Rows where
bulkColumn = Column
bulkValue = becomes
bulkHow = A row is called “row”: row.worth > 2. Without a condition all rows are meant. The new value may be worked out: row.worth + 1.
bulkRows = { $n ->
    [0] No row would change.
    [one] 1 row would change.
   *[other] { $n } rows would change.
}
bulkMore = and { $n } more

## Sessions as files
sessions = Files of sessions ({ $n })
sessionWord = session
sessionName = Name
sessionKeep = Write into the ruleset
sessionOver = Write over
sessionOpen = Go on with { $name }
sessionBad = This file holds no match that can be read.
## The page for players
playLinkLabel = For players: board, log and rules, without the workbench ({ $length } characters)
copyPlayLink = Copy the link for players
linkTells = Both links carry the seed and every decision of the match. Whoever opens them can see everything that is hidden, and what the dice will show.
seenLinkTells = The link for spectators carries only what everyone at the table may see: no seed, no hidden decisions. The match can be looked at, but not played on.
seenLinkLabel = For spectators: without secrets ({ $length } characters)
copySeenLink = Copy the link for spectators
seenLinkTooLong = The link for spectators would have { $length } characters. Mail and chat programs cut links beyond { $most }.
onlooking = You are watching: this link shows the match as everyone at the table may see it. It cannot be played on.
onlookingOther = This link shows a match under other rules than yours, so the match cannot be shown.
playerWorkbench = Open in the workbench
playerRules = Rules
playerNoRules = This ruleset has no rules text.
playerWrong = These rules cannot be played yet: { $n ->
    [one] there is a mistake
   *[other] there are { $n } mistakes
  } in them. Whoever sent you the link can mend them; so can you.
playerMend = Look at it in the workbench

## Games made shorter
shorten = Shorten
shorteningTo = Shortening: { $n } decisions so far …
shortenedTo = Shortened to { $n } decisions.
openShortened = Open it as it is
## Pictures of the board
pictureSvg = Save the board as SVG
picturePng = Save the board as PNG
printBoard = Print board and cards …
pictureNone = This game has no board that can be drawn by itself. It can be printed, with its tables and cards.
## No room: in the browser, below the text, in a house rule
notKept = This browser has no room left either: save it elsewhere before you close the page (Project, Save as a zip file).
moreParts = More …
jsonVariant = { $name } is written in JSON, which Sandtable leaves to whoever made it.
besideVariant = Make { $name } beside it
lostInCourse = Decision { $n } does not fit what was changed before it: { $why } It waits, with those after it ({ $left } in all). The line of play before is among the lines that were left.
filterRows = Only rows with
rowsShown = { $shown } of { $all } rows
sortBy = Sort by { $column }
keyEnds = the first, or last, cell of a row; with Ctrl, of the table
keyHold = holds several cells
keyCopy = copies the cells that are held, or what lies in the clipboard comes here
keyFill = fills what is held from its first row, one cell from the one above
laidIn = The house rule { $name } makes it { $value }.

## Findings on the map
mapFindings = What is wrong on the map

## Files that are no text
notText = This file is not in UTF-8, so some signs of it cannot be read, and saving would destroy them. It can only be looked at here. Convert it to UTF-8 with another program; it then opens by itself.
unreadableMark = (cannot be read)
unreadableFile = This file cannot be read: its owner is somebody else, or another program holds it. Everything else works without it; once it can be read, it opens by itself.

## Games of bots that never end
slowBots = The games of bots have been computing without an answer for some seconds. The page can be used meanwhile.
stoppedBots = Stopped: a game of bots did not come to an end in time. What was counted before stays. Look for loops, conditions in conditions, and choices with very many answers.

## Break-points and coverage through the eyes of one seat
noCondition = no condition under these rules
coverageSeesAll = While the match is seen through the eyes of one seat it does not count here: what ran in it may be hidden from that seat.

## A link whose address only this computer knows
linkHere = This link works on this computer only: for anybody else its address leads nowhere. Send the zip file instead.

## What stands below games of bots
compareAlone = Compare with the rules alone
noOddGames = Games with a fault or without end would stand here, to open or to shorten.

## Names that are typed, and what becomes of them in the folder
willBe = It is filed as { $name }.
variantAboutOf = { $title }: say in a line what is otherwise.

## An example that was written, and whether it holds
exampleStands = It stands in { $file }, line { $line }.
exampleRuns = It is run …
exampleHolds = It runs and holds.
exampleHoldsLaid = It runs and holds under { $rules }.
exampleFails = It does not hold: { $why }
exampleAlone = Under the rules alone it does not hold: { $why }
exampleGone = It is not in the ruleset any more.
exampleUnknown = Whether it holds is not known: running it was stopped.
tryAgain = Try again
toPlace = To the place

## What was stopped: odds, and what waited behind it
stoppedOdds = Stopped: what may come of this answer could not be found out in time. The match stands as before, and goes on.
stoppedBehind = { $n ->
    [one] What you decided meanwhile was not done: it waited behind it. Decide again.
   *[other] What you did meanwhile ({ $n } times) was not done: it waited behind it. Decide again.
}

## The log leads to how something came about; marks in tables
whyLine = Why?
sourceMark = † A value with a source: point at it to read which.

## The project menu in groups, and tables in the list of files
menuBegin = Begin and open
menuSave = Save
menuShare = Share
menuPrint = Pictures and paper
menuHistory = { history } …
tables = Tables
printBook = Print the rulebook …
noBook = The rulebook cannot be printed: the rules have mistakes, or there is no text yet.
## The rulebook beside a match
bookStopped = The rulebook could not be made in time.
## What is no text does not go out
notWhole = Not in UTF-8: { $files }. What the page can read of it is not all, so it is not given out. Convert it to UTF-8 with another program first, or copy the file itself.
## Places and links of a map
mapTool = Edit the map
placeTool = Move places and their names
mapLinkTool = Add or cut links: { $relation }
placeHint = Drag a place or its name, or choose a place: by click, or with the arrow keys and Enter. The text shows where it is declared.
placeChosen = Drag it, or choose it again to take it: arrow keys move it, Shift further, Enter or a click puts it down, Escape leaves it.
partOf = What is moved of { $place }
partMiddle = Middle
partAnchor = Point { $n }
partName = Name
freeName = Let the board place the name
notOnMap = Not on the map:
putOnMap = Put on the map …
layoutMissing = This board is laid out by itself. To move places it needs a file with its layout.
writeLayout = Write layout.json
carried = { $place }: now at { $x }, { $y }. Arrow keys move it, Shift further; Enter puts it down, Escape leaves it where it was.
carriedName = Name of { $place }: now at { $x }, { $y }. Arrow keys move it, Shift further; Enter puts it down, Escape leaves it where it was.
mapLinkHint = Choose a place, then another one: the link is added, or cut where there is one.
mapLinkTo = From { $from }: now choose the other place.
mapLinkBoth = both ways
mapLinkAdded = { $relation } now joins { $from } and { $to }.
mapLinkCut = { $relation } no longer joins { $from } and { $to }.
mapLinkEnds = { $relation } cannot join { $from } and { $to }: it is about other kinds.
mapLinkVariant = { $from } and { $to }: a house rule that is chosen decides this link. Change it there, or leave the house rule out.
mapLinkUnreadable = The table of { $relation } cannot be read at the moment. The findings say why.
mapLinksOfCells = Which cells are neighbours follows from where they lie; there are no links to draw.
mapLinksNone = No relation of these rules joins two places of the board, so there are no links to draw: what lies next to what is worked out by functions, or by fields of the places.
settleTool = Move counters to where they begin
settleEnd = Move what begins where: { $relation }
settleHint = Choose a place on which something stands as a match begins, then the place where it is to stand.
settleNone = On no place stands anything as a match begins, as far as the tables say.
settleTo = From { $place }: now choose where it is to begin.
redoEdit = Do it again
keySource = shows where it is written

## A match that stands at a break-point is shortened
shortenHint = Look for a shorter match that comes here as well.
## What lies outside of the board's window
beyondEdge = Show { $n } beyond this edge that may be chosen

## The set-up folds while a match runs
setUp = Set-up

## Members that a seat cannot tell apart
hiddenMember = { $name } (hidden)

## Maps as files
printSheet = Print the map on one page …
mapImport = Import a map …
mapTitle = Map from { $file }
mapReading = The file is being read …
mapFound = { $places ->
    [one] 1 place
   *[other] { $places } places
  } and { $links ->
    [one] 1 link
   *[other] { $links } links
  } were found.
mapOutlines = The map as it was read
mapKind = Places are members of
mapRelation = Neighbours are joined by
mapNew = { $name } (new)
mapNameBy = Names stand in
mapUsual = the usual property
mapFlat = On the sheet
mapEquirectangular = true to scale in the middle
mapMercator = by Mercator
mapFresh = { $n ->
    [one] 1 new member
   *[other] { $n } new members
  } of { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 that is there gets
   *[other] { $n } that are there get
  } the place of the map: { $names }
mapLinks = { $n ->
    [0] No new links
    [one] 1 new link
   *[other] { $n } new links
  } in { $relation }; there already: { $known }
mapCopied = Each new member says { $columns } as the last one before it does: look these through.
mapMore = and { $n } more
mapNothing = Nothing is left to write: the rules have all of it already.
mapOnGlobe = The map of this game lies on longitude and latitude; a drawing has neither. Take a GeoJSON file, or set “projection” in { $file } to “none”.
mapNoLayout = { $file } cannot be read as it is, so nothing can be drawn in it. See the findings.
mapProblems = Not read, or only in part
mapTake = Take the map
mapTaken = The map is taken: { $files } are written.
mapTakeBack = Take it back
## Files that go out of the page
savedAs = Saved as { $file }

## An answer that was half given
setAside = The answer that you had half given is laid aside. Undo brings it back.
## Why not, in sentences: what a condition wants, and what there is
nounOf = { $name } of { $of }
nounDistance = distance { $of }
nounIs = { $name } ({ $value })
andMore = and { $n } more
whyInRules = In the rules
whyBefore = This was asked before: there is another question now.
whyOtherRules = The rules have changed since this was asked.
whyAgain = Ask again
tooFew = At least { $n } must be chosen.
tooMany = At most { $n } may be chosen.
againstLaterThis = “{ $next }”: { $value } would not do.
claimUnknown = It hangs on something that is unknown to you.
claimAny = One of these would do:
claimEqual = { $what }: { $has }, but it must be { $than }.
claimEqualBare = { $what } is not { $than }.
claimOther = { $what } must not be { $than }.
claimOtherBare = It must not be { $than }.
claimLeast = { $what }: { $has }, but at least { $than } is needed.
claimLess = { $what }: { $has }, but it must be less than { $than }.
claimMost = { $what }: { $has }, but at most { $than } is allowed.
claimMore = { $what }: { $has }, but it must be more than { $than }.
claimIn = { $what } is not among these: { $than }.
claimOut = { $what } must not be among these: { $than }.
claimNone = { $what }: { $has }, but there must be none.
claimSome = { $what }: none, but there must be one.
claimTrue = “{ $what }” does not hold.
claimFalse = “{ $what }” holds, but must not.
claimTrueOf = “{ $what }” does not hold for { $of }.
claimFalseOf = “{ $what }” holds for { $of }, but must not.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, not { $than }.
factLeast = { $what }: { $has }, at least { $than }.
factLess = { $what }: { $has }, less than { $than }.
factMost = { $what }: { $has }, at most { $than }.
factMore = { $what }: { $has }, more than { $than }.
factIn = { $what } is among these: { $than }.
factOut = { $what } is not among these: { $than }.
factNone = { $what }: none.
factSome = { $what }: { $has }.
factTrue = “{ $what }” holds.
factFalse = “{ $what }” does not hold.
factTrueOf = “{ $what }” holds for { $of }.
factFalseOf = “{ $what }” does not hold for { $of }.

## A value is changed in a house rule
newValue = New value
houseRuleByTheWay = house-rule
writeAllTheSame = Write it all the same
changeWritten = Written into { $file }

## The position is changed by hand
liesInPile = lies in

## Notes at rules
notes = Notes
noteHere = Leave a note here
noteNew = New note
noteNowhere = Here stands no rule with a name, so there is nothing a note could be left at.
notesNone = Nobody has left a note at a rule. To leave one, put the cursor into a rule and choose “Leave a note here” from the menu of the text.
notesSettled = { $n ->
    [one] One settled thread
   *[other] { $n } settled threads
}
noteText = What is to be noted at { $rule }
noteAnswer = Answer at { $rule }
noteLeave = Leave the note
noteReply = Answer
noteSettle = Settle
noteReopen = Open again
noteStillHolds = Still holds
noteChanged = changed since
noteGone = not in the rules any more
noteSettledBy = settled
noteAuthor = Your name
noteAs = as { $name }
noteOtherName = Another name
noteGoTo = { $rule }: go to the rule
noteOpen = Open notes: { $n }
noteNotWritten = notes.md cannot be written. What you typed still stands here.
## One answer for all, and a phase that bots finish
forAll = For all { $n } at once: { $what }
runPhase = Let bots finish: { $phase }
## Points of regions on the map
addAnchor = Add a point
takeAnchor = Take this point out
## How a result came about
smallerOf = the smaller of
greaterOf = the greater of
restOf = what is left of
diceThat = { $name }, { $wanted } each
atLeast = at least { $value }
lessThan = less than { $value }
atMost = at most { $value }
moreThan = more than { $value }
equalTo = { $value }
otherThan = not { $value }
storyOf = How it came about: { $line }
storyTests = It was so because:
storyNothing = There is nothing to reckon in it.
storyDie = die shows { $face }
storyDieNot = die shows { $face } and does not count
claimThere = { $what } is not there.
claimAway = { $what } is there, but must not be.
factThere = { $what } is there.
factAway = { $what } is not there.
thisNumber = the number
storyAfter = What followed:
inChapters = In the rules text:
sumOf = { $name }:
becauseOf = { $name }, because: { $why }
storyOut = { $face } does not count

## Changes that nobody notices
mutation = Changes of the rules that nobody notices
mutationHint = The rules are changed in one place at a time, and the examples and expectations are run. A change that none of them notices shows what is not tested.
mutationTry = Try { $n } changes
mutationMore = Try { $n } more changes
mutationTried = { $n } of { $of } changes tried.
mutationCaught = { $n } of { $of } changes were noticed.
mutationEquivalent = { $n } are listed as equivalent.
mutationUnsound = Changes can be tried once the rules have no errors.
mutationFailing = Changes can be tried once all examples pass. These fail: { $names }
mutationFile = File
mutationChange = Change
mutationReached = Examples here
mutationNoReason = No reason is given why nothing can notice this change: { $change }
mutationUnknown = The rules cannot be changed like this any more; delete the entry: { $change }
mutationNoticed = This change is noticed now; delete the entry: { $change }
mutationMark = Nobody notices this change: { $change }
`;
export const de: string = `# Was die Werkbank sagt. Für das Ihre haben Regelwerke eigene Worte.

rulesets = Regelwerke
files = Dateien
text = Text
findings = Befunde
play = Spiel
board = Plan
chooseRuleset = Wähle links ein Regelwerk, um es zu lesen und zu spielen.
noRulesets = Hier liegen keine Regelwerke. Lege einen Ordner mit einer .sand-Datei dazu und lade die Seite neu.
noFile = Keine Datei ist offen. Wähle links eine aus.
noFindings = Keine Befunde: Die Regeln lassen sich übersetzen.
notYet = Die Regeln lassen sich noch nicht übersetzen. Die Befunde unter dem Text sagen, was fehlt.
startGame = Wähle, wer spielt, und beginne eine Partie.
seats = Plätze
seed = Startzahl
seedAny = zufällig
seedHint = Bleibt das Feld leer, hat jede neue Partie eine zufällige Startzahl. Mit einer eingetippten beginnt dieselbe Partie noch einmal.
newGame = Neue Partie
human = Mensch
random = Zufall
search = Suche
policy = Policy der Regeln
undo = Zurücknehmen
redo = Wiederholen
viewer = Ansicht
viewAll = Alles
viewAsked = Wer gefragt ist
busy = Jemand ist beschäftigt.
waiting = Noch offen: { $who }
anyone = Eine Rolle von diesen antwortet: { $who }
speak = Antworten als { $who }
change = Antwort ändern: { $who }
step = Ein Zufallsschritt
run = Bis zum Ende
stop = Anhalten
confirm = Bestätigen
write = Aufschreiben
handIn = Abgeben
restNone = Nichts für die übrigen
back = Zurück
none = Nichts
chooseBetween = Wähle { $low } bis { $high }
chooseExactly = Wähle { $low }
inOrder = , in ihrer Reihenfolge
excluded = Jetzt nicht erlaubt: { $n }
log = Verlauf
emptyLog = Hier stehen dann Entscheidungen und Würfe.
toRule = Zeigt die Regel hinter dieser Zeile
editMap = Karte bearbeiten
leaveMap = Karte nicht mehr bearbeiten
brush = Malen mit
moveThings = Bewegen, was auf einem Feld steht
nothingHere = nichts
brushHint = Klick ein Feld an, oder geh mit den Pfeiltasten hin und drück die Eingabetaste. Jeder Klick ist ein Schritt der Datei.
moveHint = Von { $cell }: klick nun das Feld an, wohin es soll.
nothingPainted = Dort hat sich nichts geändert.
undoEdit = Letzten Schritt zurücknehmen
timeLine = Zeitleiste
decisionOf = { $n } von { $of } Entscheidungen
won = Sieg: { $who }.
nobodyWon = Niemand gewinnt.
standing = Stand
oldRules = Die Regeln haben jetzt Fehler. Gespielt wird mit den letzten, die sich übersetzen ließen.
drawn = Die Partie endet unentschieden.
fault = Die Regeln brachen mit einem Fehler ab.
otherRules = Diese Partie begann unter anderen Regeln (Fassung { $version }) und wurde unter diesen noch einmal gespielt.
lost = Entscheidung { $n } passt nicht zu den geänderten Regeln: { $why } Sie wartet mit denen danach (im Ganzen { $left }) und folgt, sobald die Regeln sie zulassen.
unseated = Die geänderten Regeln kennen diese Plätze nicht. Die Partie wartet mit ihren { $n } Entscheidungen, bis sie zurück sind.
lostOver = die Partie ist dann schon zu Ende.
lostQuestion = dort wird etwas anderes gefragt.
lostRole = dort wird jemand anderes gefragt.
lostAnswer = diese Antwort gibt es nicht.
lostAllowed = sie ist nicht erlaubt.
dockBeside = Neben den Plan
dockBelow = Unter den Plan
more = { $n } weitere
doubtful = darf so geschrieben werden, doch die Regeln schlügen es nicht vor: Es wird kaum gelingen.
stepBack = Eins zurück
stepOn = Eins weiter
branches = Andere Verläufe: { $n }
branch = Ab Entscheidung { $n }: { $what } (im Ganzen { $of })
branchFrom = Ab Entscheidung { $n }
earlier = Partien davor: { $n }
backTo = Zurück zur vorigen Partie: { $seats }, Startzahl { $seed }, Entscheidungen: { $n }
fromNext = Was du geändert hast, gilt ab der nächsten Partie.
startAgain = Damit neu beginnen
keyUndo = zurück vor deine letzte Entscheidung
keyRedo = trifft sie wieder
keyStep = eine Entscheidung zurück oder weiter, wer immer sie traf
keyBack = in einer Antwort einen Schritt zurück
refused = Nicht angenommen: { $why }
saved = Gespeichert
notSaved = { $file } ist nicht gespeichert. { $why } Dein Text bleibt hier und in diesem Browser erhalten; das Speichern wird immer wieder versucht.
tryNow = Jetzt versuchen
full = Die Platte ist voll.
unwritable = Der Ordner lässt sich gerade nicht beschreiben.
gone = Der Ordner ist nicht mehr da.
failed = Die Platte meldet einen Fehler.
unreachable = Der Server antwortet nicht.
tooLarge = Eine Datei darf höchstens 2 MB haben.
name = So kann hier keine Datei heißen.
notPart = Ein Regelwerk hat keine Datei dieses Namens oder dieser Art.
sameName = Es gibt eine Datei, deren Name sich nur in Groß- und Kleinschreibung unterscheidet; auf vielen Systemen wären beide dieselbe.
readOnly = Die Datei ist schreibgeschützt.
cannotRead = Das lässt sich gerade nicht lesen.
token = Der Server kennt diesen Browser nicht. Öffne die Adresse, die das Terminal zeigt.
forbidden = Dort darf keine Datei geschrieben werden.
fileGone = { $file } liegt nicht mehr im Ordner. Nichts wurde geschrieben, und dein Text bleibt hier. Ist die Datei wieder da, geht es weiter wie zuvor.
writeAnew = Neu schreiben
letGo = Aufgeben
unsaved = Ungespeichert
save = Speichern
format = Formatieren
close = { $file } schließen
conflict = Jemand anderes hat { $file } geändert. Nichts wurde geschrieben. Welcher Text soll bleiben?
mine = Meiner
theirs = Der andere
keepMine = Meinen behalten
ctrlKey = Strg
shiftKey = Umschalt
spaceKey = Leertaste
keyLeave = verlässt den Text, oder nimmt einen Vorschlag
keyTab = Tab schreibt Leerzeichen, oder verlässt den Text wieder
keyComplete = Vorschläge
keyRepair = Abhilfen für einen Befund
keyRename = überall umbenennen
keyDefinition = wo es erklärt ist
keyBoard = auf dem Plan: größer, kleiner, alles
tabIndents = Tab schreibt Leerzeichen; Strg+M, dann Tab verlässt den Text
fits = Das ginge: { $what }
odds = Was daraus werden kann
oddsPoint = Zeige auf eine Antwort oder gehe mit der Tabulatortaste hin: Was daraus werden kann, steht dann hier.
oddsExact = Genau:
oddsRuns = Aus { $n } Stichproben:
oddsPositions = Es hängt von Verborgenem ab; im Mittel über { $n } Stellungen, von denen jede die wahre sein kann:
oddsCertain = Nichts bleibt dem Zufall überlassen.
oddsChanges = Was sich ändert
oddsInterval = { $low } bis { $high } mit 95 % Sicherheit
oddsGone = { $what } ist weg
oddsAppears = { $what } kommt hinzu
lookFirst = Erst ansehen: Ein Klick zeigt, was daraus werden kann
doIt = So machen
takeFits = Nehmen
takeTheirs = Den anderen nehmen
language = Sprache
loading = Lädt …
trouble = Etwas ging schief: { $what }
dismiss = Schließen
compiled = übersetzt in { $ms } ms
asks = Am Zug: { $seat }
closer = Größer
farther = Kleiner
whole = Alles
asTable = Tabelle
tableOf = Tabelle von { $kind }
addRow = Neue Zeile
duplicateRow = Zeile kopieren
deleteRow = Zeile löschen
noRows = Noch keine Zeilen.
rowOf = Zeile { $id }
howItDoes = Wie es sich schlägt
howItDoesHint = Bots spielen Partien nach den Regeln, wie sie jetzt sind; wie oft jedes Element gewählt wird, steht dann hier.
games = Partien
letPlay = Bots spielen lassen
gamesPlayed = { $n } von { $of } Partien
gamesOld = Die Regeln haben sich seitdem geändert.
chosenTimes = Gewählt
chosenPerGame = Je Partie
wonThen = Seite gewann (alle: { $share })
comesFrom = Quelle: { $source }
error = Fehler
warning = Warnung
note = Hinweis
below = Unter dem Text
newFile = Neue Datei
create = Anlegen
rename = Umbenennen
delete = Löschen
cancel = Abbrechen
keep = Behalten
fileName = Name der Datei
deleteQuestion = { $file } löschen? Hier lässt sich das nicht zurücknehmen.
badName = Von „{ $file }“ bleibt kein Name übrig: Er braucht einen Buchstaben von a bis z oder eine Ziffer.
taken = Es gibt schon eine Datei { $file }.
changed = Jemand anderes hat { $file } inzwischen geändert. Nichts ist geschehen; sieh sie dir zuerst an.
standard = laut Regeln: { $value }
yes = ja
no = nein
options = Optionen
variants = Hausregeln
layEarlier = { $name } früher auflegen
laidOver = Die Hausregel **{ $name }** sagt es anders ({ $place }):
backToBase = Zurück zur Grundregel: das aus { $file } nehmen
toText = Text zeigen
pieces = { $n } Steine
explain = Erklären
explainCode = Was „{ $code }“ bedeutet
noName = Hier steht kein Name aus den Regeln.
boardHint = Mausrad oder + und − vergrößern, 0 zeigt alles, Pfeiltasten und Ziehen verschieben den Plan.
translate = Übersetzen
newLanguage = Neue Sprache
languageCode = Kürzel der Sprache, etwa fr
badLanguage = Ein Kürzel hat zwei oder drei kleine Buchstaben, etwa fr, oder pt-BR mit einer Region.
noValues = Die Regeln ließen sich hier noch nie übersetzen, daher sind die Werte der Texte noch nicht bekannt.
bringUp = Auf den Stand bringen
bringUpSome = Auf den Stand bringen (fehlende Texte: { $n })
unreadable = Einige Zeilen der Datei lassen sich nicht lesen und gingen verloren. Sieh zuerst ihre Befunde an.
pseudo = Probesprache
pseudoHint = Zeigt die Seite in einer Sprache, die niemand spricht: Was darin deutsch bleibt, wurde nie zum Übersetzen gegeben.
showTexts = Zeigen
all = Alle
missing = Fehlend
fuzzy = Anzusehen
withFindings = Mit Befunden
translated = Übersetzt
searchTexts = Texte durchsuchen
noneShown = So ist kein Text.
progress = { $n } von { $of } übersetzt
progressFuzzy = { $n } anzusehen
progressMissing = { $n } fehlend
source = Quelle
reads = Liest sich heute so
wasBefore = Was sich an der Quelle geändert hat
target = Übersetzung ({ $lang })
insert = An der Schreibmarke einsetzen
lookedAt = Angesehen
lookedAtHint = Die Quelle hat sich seit dieser Übersetzung geändert. Leser bekommen die Quelle, bis du sagst, dass sie passt.
before = Davor
after = Danach
previousText = Voriger Text
nextText = Nächster Text
sourcePage = Die Seite in der Sprache der Quelle
targetPage = Die Seite in der Übersetzung
noPage = Die Seite erscheint hier, sobald sich die Regeln übersetzen ließen.
emptyCatalogue = Die Datei hat noch keine Texte. Bring sie auf den Stand, um sie zu bekommen.

## Wege durch die Seite, und wie sie aussieht
question = Frage
panels = Teile der Seite
resizeLeft = Breite der Liste der Regelwerke
resizeBelow = Höhe dessen, was unter dem Text steht
resizePlay = Breite des Spielbereichs
theme = Aussehen
themeSystem = wie das System
themeLight = hell
themeDark = dunkel
themeContrast = hoher Kontrast
tabLeaves = Tab verlässt den Text; nach Strg+M schreibt es Leerzeichen
textOf = Text von { $file }. { $leave }.
help = Hilfe
shut = Schließen
enterKey = Eingabe
keysPage = Überall
keyHelp = diese Hilfe
keyRegion = zum nächsten Teil der Seite
keyRegionBack = zum Teil davor
keyNextFinding = zum nächsten Befund
keyUses = wo es benutzt wird
keyFind = sucht im Text
keyCells = von Zelle zu Zelle
keyCell = schreibt in der Zelle und nimmt, was geschrieben ist
keyCellBack = lässt die Zelle, wie sie war
keyChoices = von einer Wahl zur nächsten
keyChoose = nimmt die Wahl
keyMove = verschieben das Brett
placesList = Orte als Liste
placeBeside = nach { $place }
mayChoose = wählbar

## Projekte, Archive und Links
project = Projekt
exportZip = Als Zip-Datei sichern
importFiles = Zip oder Dateien öffnen …
importFolder = Ordner öffnen …
saveAsFile = { $file } als Datei sichern
dropHere = Loslassen: Du siehst, was sich ändern würde, bevor etwas geschrieben wird.
importTitle = Aus { $file }
importNothing = Nichts davon ist hier zu brauchen.
importProblems = { $n ->
    [one] Eines ist ausgelassen
   *[other] { $n } Dinge sind ausgelassen
  }
importNotes = Gut zu wissen
importOther = { $n ->
    [one] Eine Datei gibt es schon, mit anderem Text
   *[other] { $n } Dateien gibt es schon, mit anderem Text
  }
importOtherHint = Sie bleiben, wie sie sind, außer du nimmst die fremde Fassung.
importNew = { $n ->
    [one] Eine neue Datei
   *[other] { $n } neue Dateien
  }
importSame = { $n ->
    [one] Eine Datei ist hier schon dieselbe.
   *[other] { $n } Dateien sind hier schon dieselben.
  }
importMatch = Eine Partie ist dabei ({ $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
  }); sie wird geöffnet. Zu deiner kannst du zurück.
importTake = { $n ->
    [one] Eine Datei schreiben
   *[other] { $n } Dateien schreiben
  }
importOpen = Öffnen
lines = { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
  }
linesDiffer = +{ $added } −{ $removed } Zeilen
showDifference = Unterschied zeigen
noDifference = Die Texte sind gleich.
moreLines = … und { $n } weitere Zeilen

## Hausregeln, unter denen sich die Regeln geändert haben.
baseChanged = Die Regeln haben sich unter einer Hausregel geändert
baseThen = Regeln damals
baseNow = Regeln jetzt
variantSays = Hausregel { $name }
rebaseStale = „{ $name }“ wurde hier für etwas anderes geschrieben.
rebaseDrift = „{ $name }“ ruft es wie bisher auf, aber innen ist es anders.
rebaseGone = Was „{ $name }“ hier ändert, haben die Regeln nicht mehr.
keepPatch = Hausregel behalten
dropPatch = Regeln übernehmen
editPatch = Bearbeiten
undoChoice = Rückgängig
closeRebases = Schließen
allRebased = Nichts mehr zu entscheiden.
notKnown = Nicht bekannt
rebasesLeft = Regeln geändert: { $n }
showThree = Regeln damals, Regeln jetzt, Hausregel

## Überallhin springen, und was neben dem Text steht
goTo = Gehe zu …
goToName = Name einer Regel, eines Teils, einer Frage oder einer Datei
findText = Text in allen Dateien
goNames = Namen
goText = Text
goNothing = So heißt nichts.
goMember = Element
goField = Feld
goQuestion = Frage
goFile = Datei
goSetting = Konstante
keyGoTo = Zu einem Namen oder einer Datei
keyFindText = Text in allen Dateien suchen
besideText = Zähler und Zahlen
besideTextHint = Zeigt über Deklarationen, wie oft sie benutzt werden, und hinter Namen, für welche Zahl sie stehen

shareLink = Als Link teilen …
shareTitle = Als Link teilen
shareWhat = Was der Link enthält
shareVariants = Hausregeln über { $name }: { $variants }
shareChanges = Alles in { $name }, was nicht so ist, wie es mit Sandtable kam
shareWhole = Das ganze Regelwerk { $name }
shareMatch = Die Partie: Plätze, Optionen, Startzahl { $seed }, { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
  }, und wo sie steht
linkLabel = Link ({ $length } Zeichen)
copyLink = Link kopieren
linkCopied = Der Link ist kopiert.
linkByHand = Der Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn mit Strg+C.
linkHint = Wer ihn öffnet, sieht dies hier; gespeichert wird nirgends etwas. Alles steckt im Link.
linkTooLong = Der Link hätte { $length } Zeichen. Mail- und Chatprogramme schneiden Links über { $most } ab; gib lieber eine Zip-Datei weiter.
fromLink = Aus einem Link
linkOver = { $n ->
    [0] Er liegt über deinem { $name }.
    [one] Eine Datei liegt über deinem { $name }.
   *[other] { $n } Dateien liegen über deinem { $name }.
  } In deinem Ordner ist nichts geändert.
linkWhole = Das Regelwerk { $name }. In deinem Ordner ist nichts geändert.
linkOther = Dein { $name } ist nicht das, mit dem der Link gemacht wurde (Version { $version }); manches passt vielleicht nicht.
keepLink = Hier behalten …
closeLink = Schließen
linkCut = Der Link ist nicht vollständig: Ein Teil ging unterwegs verloren. Lass ihn dir noch einmal schicken, am besten als Datei oder in einer eigenen Zeile.
linkNewer = Der Link stammt von einem neueren Sandtable als diesem.
linkNoRuleset = Der Link handelt vom Regelwerk { $name }, das es hier nicht gibt. Leg es neben die anderen und öffne den Link noch einmal; oder sichere, was im Link steckt.
linkAsZip = Sichern, was im Link steckt
## Doing things to a match by hand
byHand = Von Hand
steps = Ablauf
handNoGame = Beginne eine Partie; dann kannst du hier sagen, was die Würfel zeigen, und die Stellung ändern.
handSeesAll = Von Hand geht etwas nur, wo alles gezeigt wird.
dice = Würfel
diceHint = Sag, was der Zufall ergibt, mehreres mit Kommas. Es gilt beim nächsten Mal, oder als wäre es beim letzten Mal so gekommen.
otherPlace = Welcher Würfel oder Zug?
rollAgain = Letzte Entscheidung mit anderen Würfeln
otherChance = Ab hier anderer Zufall
fellLast = Zuletzt: { $faces }
sameAgain = Noch einmal dasselbe
toldNext = Schon gesagt ({ $n }. Mal von hier): { $faces }
shallGive = Ergibt
nextTime = Beim nächsten Wurf
lastTime = Den letzten Wurf ändern
changePosition = Stellung
changeHint = Ein Wert wird ein anderer. Die offene Frage wird neu betrachtet.
changeWhat = Was
changeOf = von
changeTo = wird
changeToAll = wird (mehreres mit Kommas)
changeIt = Ändern
personMark = von einem Menschen
botMark = von einem Bot
byHandMark = von Hand
toldMark = mit vorgegebenen Würfeln
linesBeside = Spielverläufe nebeneinander ({ $n })
noSteps = Noch ist nichts entschieden.
hold = Festhalten
whatIf = Was wäre wenn …
leaveOut = Weglassen
backToSteps = Zurück zum Verlauf
lineLeft = Der verlassene Verlauf
lineFollowed = Der jetzige Verlauf
lineNamed = { $n } (ab Schritt { $from }, { $of } Schritte)
openLine = Dorthin wechseln
stepNumber = Schritt
differs = verschieden
stands = Am Ende
lineBreaks = Ab Schritt { $n } passt er nicht.
stillRuns = Die Partie läuft.
isOver = Die Partie ist zu Ende.
whatIfNow = Wähle für Schritt { $n } etwas anderes; was danach kam, folgt dann, soweit es passt.
glancing = So stand es nach Schritt { $n }
glanceOver = Zurück zur Partie
toPhase = Zur Phase …
phaseAt = { $phase } (Schritt { $step })

## Etwas in einer Hausregel ändern.
changeHere = Das in einer Hausregel ändern
changeIn = In der Hausregel
writeChange = Dort hinschreiben
nothingToChange = An dieser Stelle kann eine Hausregel nichts ändern.
badVariant = Der Name einer Hausregel besteht aus Buchstaben, Ziffern und Bindestrichen, und sie ist keine JSON-Datei.
draft-set = Anderer Wert für
draft-cell = Anderer Wert für
draft-remove = Weglassen:
draft-replace = Ganz neu schreiben:
draft-step = Schritt neu schreiben:
draft-before = Etwas tun vor
draft-after = Etwas tun nach
draft-require = Weitere Bedingung für
draft-again = Neu schreiben:
draft-extend = Weiteres Feld für
draft-text = Andere Worte für

startPage = Zur Startseite
startLead = Sandtable macht aus Regeln, die du schreibst, ein Spiel, das du sofort spielst, gleich neben ihrem Text.
startGames = Spiele
startNone = Hier gibt es noch keine Regelwerke. Beginne eines oder bring eines mit.
startBegin = Beginnen
startDrop = Zip-Dateien, Ordner und einzelne Dateien lassen sich auch irgendwo auf dieser Seite fallen lassen.
newGameRules = Neues Spiel …
newVariant = Neue Hausregel …
newVariantOf = Neue Hausregel für { $name }
newVariantHint = Sie wird eine kleine Datei, die nur sagt, was anders ist als in { $name }; das Spiel selbst bleibt, wie es ist.
variantAbout = Hausregel: Sag in einer Zeile, was anders ist.
variantFirst = Nimm die zwei Striche weg und ändere den Wert, um zu sehen, was geschieht.
countVariants = { $n ->
    [one] eine Hausregel
   *[other] { $n } Hausregeln
  }
nameOf = Name
beginsWith = Am Anfang hat es
templateSmall = ein kleines Spiel für zwei Seiten, zum Ändern
templateMap = ein kleines Spiel auf einer Karte
templateEmpty = nichts
keptWhere = Aufgehoben wird es
keptInFolder = im Ordner, neben den anderen Regelwerken
keptInBrowser = nur in diesem Browser
gameTaken = Es gibt schon ein Regelwerk { $file }.
inBrowser = In diesem Browser
copyToBrowser = Kopie in diesem Browser aufheben
forgetProject = Aus diesem Browser löschen …
forgetQuestion = { $name } gibt es nur in diesem Browser. Gelöscht ist es nicht zurückzuholen; sichere es vorher als Zip-Datei, wenn du es vielleicht noch brauchst.
folderAway = Was in diesem Browser liegt, lässt sich unterdessen benutzen.
folderAwayHere = Du kannst weitermachen. Was du tippst, bleibt hier und wird gespeichert, sobald der Ordner antwortet; sicherheitshalber kannst du eine Kopie in diesem Browser aufheben.
pageFailed = Die Seite konnte nicht angezeigt werden
pageFailedStart = Etwas auf der Startseite hat sie zum Absturz gebracht.
pageFailedWith = Etwas in „{ $ruleset }“ hat die Seite zum Absturz gebracht.
pageFailedHint = Deine Dateien sind unverändert. Ohne seine Texte lässt sich ein Regelwerk oft noch öffnen und reparieren.
closeThisRuleset = Dieses Regelwerk schließen
openWithoutTexts = Ohne Texte öffnen
reloadPage = Seite neu laden
openWithTexts = Texte anzeigen
notReopened = Nicht wieder geöffnet
notReopenedWhy = „{ $ruleset }“ wurde nicht wieder geöffnet, weil die Seite damit abgestürzt ist.
openAnyway = Trotzdem öffnen
noRoom = Dieser Browser hat für die Seite keinen Platz mehr. Nichts wurde geschrieben.
noStore = Dieser Browser lässt die Seite nichts aufheben, vielleicht wegen eines privaten Fensters oder seiner Einstellungen. Nichts wurde geschrieben.
## Befunde, nach Dateien und unter ihrer Ursache
findingCount = { $severity ->
    [error] { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
    [warning] { $n ->
        [one] 1 Warnung
       *[other] { $n } Warnungen
    }
   *[note] { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
  }
findingFile = Befunde von
findingAllFiles = allen { $n } Dateien
findingKeys = F8 geht zum nächsten, Umschalt+F8 zurück.
findingFollows = { $n ->
    [one] Daraus folgt noch einer
   *[other] Daraus folgen noch { $n }
  }
findingsMore = { $n } weitere …
keyLastFinding = Zum Befund davor

## What has run of the rules
coverage = Abdeckung
coverageSum = { $n } von { $of } Regeln sind gelaufen.
coverageAll = Jede Regel ist gelaufen.
coverageWhole = Auch die gelaufenen
coverageMarks = Zeichen neben dem Text und in Tabellen
coveragePlay = Bots { $n } Partien spielen lassen
coverageHint = Gezählt werden die Regeln mit Schritten, in dieser Partie bis dahin, wo sie steht.
coverageGames = Bots haben { $n } Partien gespielt, aufs Geratewohl, mit allen Sitzordnungen und Optionen.
coverageLooking = Bots suchen { $rule }: bisher { $n } Partien.
coverageMissed = { $rule } lief in { $n } Zufallspartien nie. Vielleicht kann die Regel nie laufen, oder jemand muss es wollen.
coverageRule = Regel
coverageHere = In dieser Partie
coverageBots = Mit Bots
coverageLook = Danach suchen
coverageLookFor = Bots spielen lassen, bis { $rule } läuft
ranHere = Lief { $n } Mal in dieser Partie.
ranPassed = Worin das steht, lief, doch das hier nie.
ranNever = Lief nie.
## Sprachen
fellBackPage = Seite: { $lang }
fellBackRules = Brett und Protokoll: { $lang }
fellBackHint = Auf { $lang } hat das noch niemand geschrieben.
testLanguage = Testsprache
## Unterschiede zwischen Regeln, im Sinn und im Spiel
differences = Unterschiede
inMeaning = Was sie sagen
inPlay = Was sie bewirken
inText = Texte
exchange = A und B tauschen
sideA = A
sideB = B
sideBase = Die Regeln allein
sideOpened = Wie geöffnet
sideChosen = Wie gewählt: { $names }
sideBroken = Die Regeln von { $side } haben Fehler: siehe Befunde.
sameMeaning = Beide sagen dasselbe.
playedBy = Es spielt
searching = Suche, { $n } Versuche
consequencesHint = Bots spielen dieselben Partien nach A und nach B, mit denselben Würfen, wo dasselbe gewürfelt wird. Was dann anders läuft, liegt an den Regeln.
otherSides = Diese Zahlen gehören zu einem anderen A oder B.
sameGames = { $n } von { $of } Partien verlaufen gleich.
nothingClear = Kein Unterschied ist deutlich: Was sich zeigt, kann Zufall sein.
gamesFaulted = Partien, die mit einem Fehler endeten: { $n }.
figuresHead = Ergebnisse
figuresFinal = Zahlen am Ende einer Partie
figuresMembers = Wie viele am Ende so stehen
figuresUse = Regeln: wie oft sie in einer Partie laufen
figuresChosen = Gewähltes: wie oft in einer Partie
figuresAll = Alle { $n } zeigen
figureDifference = Unterschied
figureInterval = mit 95 % Sicherheit
isClear = deutlich
measureWon = Sieg: { $role }
measureDrawn = Niemand gewinnt
measureLimited = An der Grenze abgebrochen
measureDecisions = Entscheidungen
shareChart = Wer gewinnt, in A und in B
lengthChart = Entscheidungen je Partie, A oben und B unten
partedGames = Partien, die anders verlaufen
partedAt = Partie { $game }, nach { $n ->
        [one] einer Entscheidung:
       *[other] { $n } Entscheidungen:
    }
partedAnswer = „{ $question }“ wird anders beantwortet
gameOver = aus
openGameIn = In { $side } öffnen (Partie { $game })
cannotOpenGame = Nach diesen Regeln lässt sich hier nicht mehr spielen.
openIn = In { $side } öffnen
history = Wiederherstellungspunkte
historyHint = In diesem Browser aufgehoben: alle der letzten Stunde, einer für jede Stunde eines Tages, einer für jeden Tag eines Monats.
historyRefused = Dieser Browser hebt keine Wiederherstellungspunkte auf: Er hat keinen Platz mehr oder lässt die Seite nichts aufheben. Gespeichert wird wie immer.
historyNone = Hier hat sich noch nichts geändert.
historyPoints = { $n ->
    [one] Ein Punkt; die Dateien, die sich da geändert hatten
   *[other] { $n } Punkte; die Dateien, die sich da geändert hatten
  }
historySame = Alles ist, wie es da war.
goneSince = seither verschwunden
changedSince = seither +{ $added } −{ $removed } Zeilen
restore = Wiederherstellen
restoreAll = Alle { $n } Dateien wiederherstellen
otherTabs = { $n ->
    [one] Auch in einem anderen Tab offen
   *[other] Auch in { $n } anderen Tabs offen
  }
otherTabsHint = Was in einem Tab gespeichert wird, erscheint sofort in den anderen. Wo beide dieselbe Datei geändert haben, wirst du gefragt.
asExample = Als Beispiel …
fromStep = Von Schritt
toStep = bis
exampleCalled = Name
exampleName = wie es gespielt wurde
makeExample = Beispiel machen
makingExample = Es wird ausprobiert, und was es nicht braucht, wird weggelassen …
noExample = Diese Schritte lassen sich nicht als Beispiel erzählen: Unterwegs wurde die Stellung geändert, es endet mit einem Fehler, oder es geht um Figuren, die in allem gleich sind.
demands = Muss am Ende gelten
demandsNothing = Es hat sich nichts geändert; es sagt nur, dass all das erlaubt ist.
keepExample = Ins Regelwerk schreiben
## Warum: nicht erlaubt, nicht geschehen, was eine Entscheidung tat, was beobachtet wird
why = Warum
whyHint = Frag, warum jetzt etwas nicht erlaubt ist (unter der Frage) oder warum eine Regel nicht griff (im Menü des Textes).
whyNot = Warum nicht?
whyNotThis = Warum nicht { $what }?
whyNotOther = Warum nicht etwas anderes?
whyChoose = Wählen …
whyOnBoard = Auf dem Plan anklicken
whyRefused = Warum wurde das abgelehnt: { $what }?
whyDidNot = Warum geschah das nicht?
whyRule = Was aus dieser Regel in Entscheidung { $n } wurde
whyNoRules = Die Regeln haben Fehler, darum lässt sich nichts über sie sagen.
whyNoMatch = Die Partie lässt sich unter diesen Regeln nicht bis hierher nachspielen.
whyNoPlace = An dieser Stelle steht keine Regel, die abläuft.
findingOut = Wird nachgesehen …
nothingAgainst = Nichts spricht dagegen: Es ist wählbar.
againstGuard = Die Bedingung dafür ist nicht erfüllt.
againstOutside = Es gehört nicht zu dem, woraus gewählt wird.
againstWhole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
againstBounds = So viele sind nicht wählbar.
againstLater = Danach wäre nichts mehr wählbar: { $next }.
againstUnknown = Eine solche Antwort gibt es auf diese Frage nicht.
holds = wahr
fails = falsch
notLookedAt = nicht angesehen
unknownToYou = dir nicht bekannt
noValue = hat keinen Wert
thisIsWhy = ← das ist der Grund
partsOf = Teile von { $what }
ruleRan = Es geschah { $times ->
    [one] einmal
   *[other] { $times }-mal
  }:
ruleTest = So weit kam es nicht: Die Bedingung darum herum fiel anders aus.
ruleAnswer = So weit kam es nicht: Hier wurde etwas anderes gewählt.
ruleLeft = So weit kam es nicht: Was darum herum steht, endete vorher oder läuft noch.
ruleUncalled = { $name } wurde nicht aufgerufen.
ruleWhenever = Die Bedingung wurde geprüft und war nicht erfüllt.
decisionBefore = Vorige Entscheidung
decisionAfter = Nächste Entscheidung
ranLast = Zuletzt geschah es in Entscheidung { $n }
inside = Hineinsehen
lookInside = Hineinsehen
lookInsideOf = In Entscheidung { $n } hineinsehen
insideHint = Eine Entscheidung lässt sich Schritt für Schritt durchgehen; Text und Plan gehen mit.
insideOf = Entscheidung { $n }
insideNote = In Entscheidung { $n }: der Plan nach Schritt { $step } von { $of }
insideLeave = Zurück zur Partie
insideCut = Sie tat mehr als die ersten { $n } Schritte, die hier stehen.
insideNothing = Dieser Schritt der Partie führt keine Regeln aus.
step-back = Zurück
step-into = Hinein
step-over = Darüber
step-out = Hinaus
watch = Beobachten
watchHint = Ein Ausdruck der Regeln, etwa die Größe einer Menge, steht hier mit seinem Wert: jetzt und bei jeder Entscheidung.
watchThis = Ausdruck zum Beobachten
watchAdd = Beobachten
watchNoMore = { $what } nicht mehr beobachten
watchBefore = vorher: { $before }
watchSelected = Auswahl beobachten
historyOf = Werte von { $what } je Entscheidung
valueAt = Entscheidung { $n }: { $value }

## Warum etwas so ist.
inTheRules = Die Regeln:
botGames = Probespiele
howManyGames = Partien
playGames = Spielen lassen
gamesTold = { $n } von { $of } Partien: { $drawn } unentschieden, { $faults } mit Fehler, { $endless } ohne Ende
winsOf = { $who }: { $n } gewonnen
oddGames = Partien zum Ansehen
oddGame = Partie { $n } (Startzahl { $seed }, { $decisions } Entscheidungen)
endlessGame = hört nicht auf
openGame = Öffnen
moreRuns = Mehr
botStep = Eine Entscheidung des Bots
runTurn = Bis zum Ende des Zugs
## Beispiele mit je einem Mechanismus
gallery = Beispiele
galleryHint = Jedes zeigt einen Mechanismus auf weniger als 60 Zeilen. Geöffnet wird eine Kopie: Mach damit, was du willst.
galleryOpen = Kopie öffnen
exampleDice = Würfel entscheiden einen Sturm
exampleHidden = Marker, die nur ihr Besitzer lesen kann
exampleSealed = Befehle, gleichzeitig aufgeschrieben
exampleCards = Stapel, verdeckte Hände, Stiche
exampleHexes = Bewegung auf Hexfeldern, so weit das Tempo reicht
exampleSearch = Nachschub über Straßen, und ein Rückzug dorthin, wo es welchen gibt
examplePolicy = Ein Gegner, der nach Vorschrift spielt
examplePool = Einheiten, die ausgehoben werden und fallen
exampleBids = Geheime Gebote, gemeinsam aufgedeckt
exampleVariants = Ein kleines Spiel mit zwei Hausregeln

## Der Rundgang
tour = Rundgang von fünf Minuten
tourStep = Schritt { $n } von { $of }
tourNext = Weiter
tourBack = Zurück
tourLeave = Rundgang verlassen
tourSkip = Überspringen
tourDone = Geschafft: weiter
tourOpen = Öffne das Spiel **hex-dice** aus der Liste, oder mach eines aus den Beispielen.
tourChange = Ändere eine Zahl im Text: Setz \`hitsFrom\` auf 9, außerhalb des Erlaubten. Jeder Fehler ist recht.
tourFinding = Unter dem Text steht, was falsch ist und wie es sich beheben lässt. Geh hin und behebe es: Strg+Z im Text nimmt die Änderung zurück.
tourPlay = Beginne eine Partie mit „Neue Partie“.
tourDecide = Beantworte eine Frage: Klick auf etwas Markiertes auf dem Brett oder auf eine Antwort darunter.
tourUndo = Nimm es mit „Zurücknehmen“ zurück.
tourHouse = Öffne „Einrichten“ und darin „Hausregeln“ und kreuze eine an. Die Regeln sind sofort andere, und die Partie geht unter ihnen weiter.
tourLanguage = Wechsle oben rechts die Sprache der Seite. Spiele bringen eigene Texte mit.
tourEnd = So wird gearbeitet: Text, Befunde, Spiel. F1 zeigt alle Tasten; die Beispiele zeigen je einen Mechanismus.
## Begriffe neben einem Text
glossary = Begriffe darin
glossaryNever = (nicht: { $words })

## Tables
pastedLeft = Zellen, für die hier keine Spalte ist: { $n }. Sie blieben weg.

## Zufall bei Stapeln und am Beginn
liesOnTop = Oben liegt (das Oberste zuerst)

## Beobachten und Versetzen, was auf dem Plan angeklickt wird
aimPin = Klicke an, was beobachtet werden soll
aimCounter = Wähle einen Spielstein, oder zieh ihn dorthin, wo er stehen soll
aimTo = Wohin mit { $what }?
aimDone = Fertig
pinOnBoard = Vom Plan anheften
pinWhich = Was davon beobachten?
pinEnough = Genug
moveOnBoard = Spielsteine auf dem Plan versetzen
watchIt = Beobachten
## Plural forms of a catalogue
targetForm = Übersetzung ({ $lang }), Form { $n } von { $of }
## Arbeit, die lange dauert, und was abgebrochen wurde
slowPlay = Die Regeln rechnen schon einige Sekunden. Die Seite bleibt bedienbar.
slowWhy = Die Antwort auf das Warum dauert lange. Die Seite bleibt bedienbar.
slowCheck = Die Prüfung der Regeln dauert lange. Die Seite bleibt bedienbar; was du tippst, wird gespeichert.
stopWork = Abbrechen
stoppedPlay = Abgebrochen: Die Regeln kamen nicht rechtzeitig zum Ende. Die Partie steht wie zuvor. Suche nach Schleifen, Bedingungen in Bedingungen und Fragen mit sehr vielen Antworten.
stoppedPlayIn = Abgebrochen: Die Regeln der Phase „{ $phase }“ kamen nicht rechtzeitig zum Ende. Die Partie steht wie zuvor. Suche dort nach Schleifen, Bedingungen in Bedingungen und Fragen mit sehr vielen Antworten.
stoppedReplay = Abgebrochen: Diese Partie lässt sich unter diesen Regeln nicht rechtzeitig nachspielen. Sie bleibt erhalten und wird nach der nächsten Änderung wieder versucht.
stoppedWhy = Abgebrochen: Die Antwort auf das Warum hat zu lange gedauert.
stoppedCheck = Abgebrochen: Die Regeln ließen sich nicht rechtzeitig prüfen. Was du getippt hast, bleibt erhalten, und die letzten Regeln bleiben im Spiel. Die nächste Änderung prüft wieder.
## Long lists
findInLog = Im Protokoll suchen
linesFound = { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
}

## Haltepunkte
breaks = Haltepunkte
breaksHint = Bots halten an, wo einer gesetzt ist: am Rand des Texts, mit F9, oder wo etwas Beobachtetes wahr wird.
breakHere = Haltepunkt hier, oder keiner
breakHint = Bots halten an, wenn das läuft
breakNoMore = Kein Haltepunkt bei { $what }
stopWhen = Anhalten, wenn es wahr wird: { $what }
stopsWhen = wird wahr:
stoppedAt = Angehalten mit Entscheidung { $n }: { $what }
## Heat of coverage
coverageRunExamples = Beispiele laufen lassen
coverageExamples = In Beispielen
coverageExamplesRun = { $n } Beispiele sind gelaufen.
coverageOnBoard = Auf dem Plan
ranExamples = Lief { $n } Mal in { $of } Beispielen.
ranBots = Lief { $n } Mal in { $games } Partien von Bots.
heatNever = nie
heatNeverRead = Aus dieser Zeile wurde nichts gelesen, weder in dieser Partie noch in Partien von Bots.
heatRead = { $n } Mal gelesen, in dieser Partie und in Partien von Bots.
heatTitle = Wie oft Orte betreten oder von einer Entscheidung genannt wurden:
heatPlace = { $entered } Mal betreten, { $named } Mal genannt
heatNothing = nie betreten und nie genannt

## Änderungen an vielen Stellen
previewOf = { $title }: was sich ändert
previewApply = { $n ->
    [one] 1 Stelle ändern
   *[other] { $n } Stellen ändern
}
previewOld = Der Text hat sich seither geändert. Schließen und neu fragen.
previewBefore = Jetzt
previewAfter = Dann
bulk = Viele Zeilen ändern
bulkOf = Viele Zeilen von { $kind } ändern
bulkWhere = Zeilen, in denen gilt
bulkColumn = Spalte
bulkValue = wird zu
bulkHow = Eine Zeile heißt „row“: row.worth > 2. Ohne Bedingung sind alle gemeint. Der neue Wert darf berechnet sein: row.worth + 1.
bulkRows = { $n ->
    [0] Keine Zeile würde sich ändern.
    [one] 1 Zeile würde sich ändern.
   *[other] { $n } Zeilen würden sich ändern.
}
bulkMore = und { $n } weitere

## Partien als Dateien
sessions = Dateien von Partien ({ $n })
sessionWord = partie
sessionName = Name
sessionKeep = Ins Regelwerk schreiben
sessionOver = Überschreiben
sessionOpen = Weiter mit { $name }
sessionBad = Diese Datei enthält keine lesbare Partie.
## The page for players
playLinkLabel = Für Spieler: Plan, Verlauf und Regeln, ohne Werkbank ({ $length } Zeichen)
copyPlayLink = Link für Spieler kopieren
linkTells = Beide Links enthalten die Startzahl und alle Entscheidungen der Partie. Wer sie öffnet, kann alles Verdeckte sehen und was die Würfel zeigen werden.
seenLinkTells = Der Link für Zuschauer enthält nur, was alle am Tisch sehen dürfen: keine Startzahl, keine verdeckten Entscheidungen. Die Partie lässt sich ansehen, aber nicht weiterspielen.
seenLinkLabel = Für Zuschauer: ohne Geheimnisse ({ $length } Zeichen)
copySeenLink = Link für Zuschauer kopieren
seenLinkTooLong = Der Link für Zuschauer hätte { $length } Zeichen. Mail- und Chatprogramme kürzen Links über { $most }.
onlooking = Du schaust zu: Dieser Link zeigt die Partie so, wie alle am Tisch sie sehen dürfen. Weiterspielen lässt sie sich nicht.
onlookingOther = Dieser Link zeigt eine Partie unter anderen Regeln als deinen; deshalb lässt sie sich nicht anzeigen.
playerWorkbench = In der Werkbank öffnen
playerRules = Regeln
playerNoRules = Dieses Regelwerk hat keinen Regeltext.
playerWrong = Diese Regeln kann man noch nicht spielen: { $n ->
    [one] Es ist ein Fehler darin.
   *[other] Es sind { $n } Fehler darin.
  } Wer den Link geschickt hat, kann das richten; du auch.
playerMend = In der Werkbank ansehen

## Verkürzte Partien
shorten = Verkürzen
shorteningTo = Wird verkürzt: bisher { $n } Entscheidungen …
shortenedTo = Auf { $n } Entscheidungen verkürzt.
openShortened = So öffnen
## Pictures of the board
pictureSvg = Plan als SVG sichern
picturePng = Plan als PNG sichern
printBoard = Plan und Karten drucken …
pictureNone = Dieses Spiel hat keinen Plan, der sich allein zeichnen lässt. Drucken lässt es sich, mit Tabellen und Karten.
## No room: in the browser, below the text, in a house rule
notKept = Auch dieser Browser hat keinen Platz mehr: Sichere es anderswo, ehe du die Seite schließt (Projekt, Als Zip-Datei sichern).
moreParts = Mehr …
jsonVariant = { $name } ist in JSON geschrieben; das lässt Sandtable so, wie es ist.
besideVariant = Daneben { $name } anlegen
lostInCourse = Entscheidung { $n } passt nicht zu dem, was vor ihr geändert wurde: { $why } Sie wartet mit denen danach (im Ganzen { $left }). Der Verlauf davor steht unter den verlassenen.
filterRows = Nur Zeilen mit
rowsShown = { $shown } von { $all } Zeilen
sortBy = Nach { $column } sortieren
keyEnds = erste oder letzte Zelle der Zeile; mit Strg der Tabelle
keyHold = hält mehrere Zellen
keyCopy = kopiert die gehaltenen Zellen, oder fügt aus der Zwischenablage ein
keyFill = füllt, was gehalten wird, aus seiner ersten Zeile, eine einzelne Zelle aus der darüber
laidIn = Die Hausregel { $name } macht daraus { $value }.

## Findings on the map
mapFindings = Was auf dem Plan nicht stimmt

## Files that are no text
notText = Diese Datei ist nicht in UTF-8: einige ihrer Zeichen lassen sich nicht lesen, und Speichern würde sie zerstören. Hier lässt sie sich nur ansehen. Wandle sie mit einem anderen Programm in UTF-8 um; dann öffnet sie sich von selbst.
unreadableMark = (nicht lesbar)
unreadableFile = Diese Datei lässt sich nicht lesen: Sie gehört jemand anderem, oder ein anderes Programm belegt sie. Alles andere geht ohne sie; sobald sie lesbar ist, öffnet sie sich von selbst.

## Games of bots that never end
slowBots = Die Partien der Bots rechnen seit einigen Sekunden ohne Antwort. Die Seite bleibt bedienbar.
stoppedBots = Abgebrochen: Eine Partie der Bots kam nicht rechtzeitig zum Ende. Was vorher gezählt wurde, bleibt. Suche nach Schleifen, Bedingungen in Bedingungen und Fragen mit sehr vielen Antworten.

## Break-points and coverage through the eyes of one seat
noCondition = unter diesen Regeln keine Bedingung
coverageSeesAll = Solange durch die Augen einer Seite geschaut wird, zählt die Partie nicht mit: Was darin lief, darf diese Seite vielleicht nicht wissen.

## A link whose address only this computer knows
linkHere = Dieser Link geht nur auf diesem Rechner; bei anderen führt seine Adresse ins Leere. Schick stattdessen die Zip-Datei.

## What stands below games of bots
compareAlone = Mit den Regeln allein vergleichen
noOddGames = Partien mit einem Fehler oder ohne Ende stünden hier, zum Öffnen oder Kürzen.

## Names that are typed, and what becomes of them in the folder
willBe = Abgelegt wird es als { $name }.
variantAboutOf = { $title }: Sag in einer Zeile, was anders ist.

## An example that was written, and whether it holds
exampleStands = Es steht in { $file }, Zeile { $line }.
exampleRuns = Es wird nachgespielt …
exampleHolds = Es läuft durch und gilt.
exampleHoldsLaid = Es läuft durch und gilt mit { $rules }.
exampleFails = Es gilt nicht: { $why }
exampleAlone = Mit den Regeln allein gilt es nicht: { $why }
exampleGone = Es steht nicht mehr im Regelwerk.
exampleUnknown = Ob es gilt, ist nicht bekannt: Das Nachspielen wurde abgebrochen.
tryAgain = Noch einmal versuchen
toPlace = Zur Stelle

## What was stopped: odds, and what waited behind it
stoppedOdds = Abgebrochen: Was aus dieser Antwort werden kann, war nicht rechtzeitig zu ermitteln. Die Partie steht wie zuvor und geht weiter.
stoppedBehind = { $n ->
    [one] Was du inzwischen entschieden hast, wartete dahinter und wurde nicht getan. Entscheide neu.
   *[other] Was du inzwischen getan hast ({ $n }-mal), wartete dahinter und wurde nicht getan. Entscheide neu.
}

## The log leads to how something came about; marks in tables
whyLine = Warum?
sourceMark = † Ein Wert mit Quelle: Zeig darauf, um sie zu lesen.

## The project menu in groups, and tables in the list of files
menuBegin = Beginnen und öffnen
menuSave = Sichern
menuShare = Teilen
menuPrint = Bilder und Papier
menuHistory = { history } …
tables = Tabellen
printBook = Regelheft drucken …
noBook = Das Regelheft lässt sich nicht drucken: Die Regeln haben Fehler, oder es gibt noch keinen Text.
## The rulebook beside a match
bookStopped = Das Regelheft wurde nicht rechtzeitig fertig.
## Was kein Text ist, geht nicht hinaus
notWhole = Nicht in UTF-8: { $files }. Die Seite kann davon nicht alles lesen, deshalb gibt sie es nicht heraus. Wandle es vorher mit einem anderen Programm in UTF-8 um, oder kopiere die Datei selbst.
## Orte und Verbindungen einer Karte
mapTool = Karte bearbeiten
placeTool = Orte und ihre Namen verschieben
mapLinkTool = Verbindungen ziehen oder kappen: { $relation }
placeHint = Zieh einen Ort oder seinen Namen, oder wähl einen Ort: mit einem Klick oder mit Pfeiltasten und Eingabetaste. Der Text zeigt, wo er steht.
placeChosen = Zieh ihn, oder wähl ihn noch einmal, um ihn aufzunehmen: Pfeiltasten bewegen ihn, mit Umschalt weiter; Eingabetaste oder Klick legt ihn ab, Esc lässt ihn, wo er war.
partOf = Was von { $place } bewegt wird
partMiddle = Mitte
partAnchor = Punkt { $n }
partName = Name
freeName = Der Plan soll den Namen setzen
notOnMap = Nicht auf der Karte:
putOnMap = Auf die Karte setzen …
layoutMissing = Dieser Plan ordnet sich selbst. Um Orte zu verschieben, braucht er eine Datei mit seinem Aussehen.
writeLayout = layout.json schreiben
carried = { $place }: jetzt bei { $x }, { $y }. Pfeiltasten bewegen, mit Umschalt weiter; Eingabetaste legt ab, Esc lässt alles, wie es war.
carriedName = Name von { $place }: jetzt bei { $x }, { $y }. Pfeiltasten bewegen, mit Umschalt weiter; Eingabetaste legt ab, Esc lässt alles, wie es war.
mapLinkHint = Wähl einen Ort, dann einen zweiten: Die Verbindung kommt hinzu, oder sie fällt weg, wo es sie gibt.
mapLinkTo = Von { $from }: Wähl nun den anderen Ort.
mapLinkBoth = in beide Richtungen
mapLinkAdded = { $relation } verbindet jetzt { $from } und { $to }.
mapLinkCut = { $relation } verbindet { $from } und { $to } nicht mehr.
mapLinkEnds = { $relation } kann { $from } und { $to } nicht verbinden: Es geht darin um andere Arten.
mapLinkVariant = { $from } und { $to }: Über diese Verbindung bestimmt eine gewählte Hausregel. Ändere sie dort, oder lass die Hausregel weg.
mapLinkUnreadable = Die Tabelle von { $relation } ist gerade nicht lesbar. Die Befunde sagen, warum.
mapLinksOfCells = Welche Felder benachbart sind, folgt aus ihrer Lage; Verbindungen gibt es hier keine zu ziehen.
mapLinksNone = Keine Relation dieser Regeln verbindet zwei Orte des Plans, also gibt es keine Verbindungen zu ziehen: Was nebeneinander liegt, rechnen Funktionen aus, oder es steht in Feldern der Orte.
settleTool = Spielsteine an ihren Anfangsort setzen
settleEnd = Verschieben, was wo beginnt: { $relation }
settleHint = Wähl einen Ort, auf dem zu Beginn etwas steht, dann den Ort, wo es stehen soll.
settleNone = Den Tabellen nach steht zu Beginn auf keinem Ort etwas.
settleTo = Von { $place }: Wähl nun, wo es beginnen soll.
redoEdit = Noch einmal tun
keySource = zeigt, wo es geschrieben steht

## A match that stands at a break-point is shortened
shortenHint = Nach einer kürzeren Partie suchen, die auch hierher kommt.
## What lies outside of the board's window
beyondEdge = { $n } jenseits dieses Rands zeigen, die wählbar sind

## The set-up folds while a match runs
setUp = Einrichten

## Members that a seat cannot tell apart
hiddenMember = { $name } (verdeckt)

## Maps as files
printSheet = Plan auf einer Seite drucken …
mapImport = Karte importieren …
mapTitle = Karte aus { $file }
mapReading = Die Datei wird gelesen …
mapFound = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  } und { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } gefunden.
mapOutlines = Die Karte, wie sie gelesen wurde
mapKind = Orte werden Mitglieder von
mapRelation = Nachbarn verbindet
mapNew = { $name } (neu)
mapNameBy = Namen stehen in
mapUsual = der üblichen Eigenschaft
mapFlat = Auf dem Blatt
mapEquirectangular = in der Mitte maßstäblich
mapMercator = nach Mercator
mapFresh = { $n ->
    [one] 1 neues Mitglied
   *[other] { $n } neue Mitglieder
  } von { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 vorhandenes bekommt
   *[other] { $n } vorhandene bekommen
  } den Platz auf der Karte: { $names }
mapLinks = { $n ->
    [0] Keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $n } neue Verbindungen
  } in { $relation }; schon da: { $known }
mapCopied = Jedes neue Mitglied sagt { $columns } wie das letzte vor ihm: Sieh das durch.
mapMore = und { $n } weitere
mapNothing = Es bleibt nichts zu schreiben: Die Regeln haben schon alles.
mapOnGlobe = Die Karte dieses Spiels liegt auf Länge und Breite; eine Zeichnung hat beides nicht. Nimm eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
mapNoLayout = { $file } lässt sich so nicht lesen, also lässt sich nichts hineinzeichnen. Siehe Befunde.
mapProblems = Nicht gelesen, oder nur zum Teil
mapTake = Karte übernehmen
mapTaken = Die Karte ist übernommen: { $files } geschrieben.
mapTakeBack = Zurücknehmen
## Dateien, die die Seite verlassen
savedAs = Gespeichert als { $file }

## Eine halb gegebene Antwort
setAside = Deine halb gegebene Antwort ist beiseitegelegt. Zurücknehmen bringt sie wieder.
## Warum nicht, in Sätzen: was eine Bedingung verlangt, und was da ist
nounOf = { $name } ({ $of })
nounDistance = Abstand { $of }
nounIs = { $name } ({ $value })
andMore = und { $n } weitere
whyInRules = In den Regeln
whyBefore = Das wurde vorher gefragt: Jetzt geht es um etwas anderes.
whyOtherRules = Seit das gefragt wurde, haben sich die Regeln geändert.
whyAgain = Noch einmal fragen
tooFew = Mindestens { $n } sind zu wählen.
tooMany = Höchstens { $n } sind wählbar.
againstLaterThis = „{ $next }“: { $value } ginge nicht.
claimUnknown = Es hängt an etwas, was dir nicht bekannt ist.
claimAny = Eines davon würde genügen:
claimEqual = { $what }: { $has }, nötig ist { $than }.
claimEqualBare = { $what } ist nicht { $than }.
claimOther = { $what } darf nicht { $than } sein.
claimOtherBare = Es darf nicht { $than } sein.
claimLeast = { $what }: { $has }, nötig ist mindestens { $than }.
claimLess = { $what }: { $has }, nötig ist weniger als { $than }.
claimMost = { $what }: { $has }, erlaubt ist höchstens { $than }.
claimMore = { $what }: { $has }, nötig ist mehr als { $than }.
claimIn = { $what } gehört nicht dazu: { $than }.
claimOut = { $what } darf nicht dazugehören: { $than }.
claimNone = { $what }: { $has }, es darf aber nichts da sein.
claimSome = { $what }: nichts, es muss aber etwas da sein.
claimTrue = „{ $what }“ trifft nicht zu.
claimFalse = „{ $what }“ trifft zu, darf aber nicht.
claimTrueOf = „{ $what }“ trifft auf { $of } nicht zu.
claimFalseOf = „{ $what }“ trifft auf { $of } zu, darf aber nicht.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, nicht { $than }.
factLeast = { $what }: { $has }, mindestens { $than }.
factLess = { $what }: { $has }, weniger als { $than }.
factMost = { $what }: { $has }, höchstens { $than }.
factMore = { $what }: { $has }, mehr als { $than }.
factIn = { $what } gehört dazu: { $than }.
factOut = { $what } gehört nicht dazu: { $than }.
factNone = { $what }: nichts.
factSome = { $what }: { $has }.
factTrue = „{ $what }“ trifft zu.
factFalse = „{ $what }“ trifft nicht zu.
factTrueOf = „{ $what }“ trifft auf { $of } zu.
factFalseOf = „{ $what }“ trifft auf { $of } nicht zu.

## Ein Wert wird in einer Hausregel geändert
newValue = Neuer Wert
houseRuleByTheWay = hausregel
writeAllTheSame = Trotzdem hinschreiben
changeWritten = In { $file } geschrieben

## Die Stellung wird von Hand geändert
liesInPile = liegt in

## Notes at rules
notes = Notizen
noteHere = Hier eine Notiz hinterlassen
noteNew = Neue Notiz
noteNowhere = Hier steht keine Regel mit einem Namen, an der eine Notiz hängen könnte.
notesNone = An keiner Regel hängt eine Notiz. Für die erste setz den Cursor in eine Regel und wähle im Menü des Textes „Hier eine Notiz hinterlassen“.
notesSettled = { $n ->
    [one] Eine erledigte Notiz
   *[other] { $n } erledigte Notizen
}
noteText = Was zu { $rule } zu notieren ist
noteAnswer = Antwort zu { $rule }
noteLeave = Notiz hinterlassen
noteReply = Antworten
noteSettle = Erledigt
noteReopen = Wieder öffnen
noteStillHolds = Gilt noch
noteChanged = seither geändert
noteGone = nicht mehr in den Regeln
noteSettledBy = erledigt
noteAuthor = Dein Name
noteAs = als { $name }
noteOtherName = Anderer Name
noteGoTo = { $rule }: zur Regel
noteOpen = Offene Notizen: { $n }
noteNotWritten = notes.md lässt sich nicht schreiben. Was du getippt hast, steht noch hier.
## One answer for all, and a phase that bots finish
forAll = Für alle { $n } auf einmal: { $what }
runPhase = Von Bots zu Ende spielen lassen: { $phase }
## Punkte von Gebieten auf der Karte
addAnchor = Punkt hinzufügen
takeAnchor = Diesen Punkt wegnehmen
## Wie ein Ergebnis zustande kam
smallerOf = das Kleinere von
greaterOf = das Größere von
restOf = was übrig bleibt von
diceThat = { $name }, je { $wanted }
atLeast = mindestens { $value }
lessThan = weniger als { $value }
atMost = höchstens { $value }
moreThan = mehr als { $value }
equalTo = { $value }
otherThan = nicht { $value }
storyOf = Wie es dazu kam: { $line }
storyTests = So war es, denn:
storyNothing = Daran ist nichts zu rechnen.
storyDie = Würfel zeigt { $face }
storyDieNot = Würfel zeigt { $face } und zählt nicht
claimThere = { $what } ist nicht da.
claimAway = { $what } ist da, darf aber nicht.
factThere = { $what } ist da.
factAway = { $what } ist nicht da.
thisNumber = die Zahl
storyAfter = Was daraus wurde:
inChapters = Im Regeltext:
sumOf = { $name }:
becauseOf = { $name }, denn: { $why }
storyOut = { $face } zählt nicht

## Changes that nobody notices
mutation = Änderungen der Regeln, die niemand bemerkt
mutationHint = Die Regeln werden an jeweils einer Stelle geändert, dann laufen die Beispiele und Erwartungen. Eine Änderung, die keines davon bemerkt, zeigt, was nicht geprüft ist.
mutationTry = { $n } Änderungen erproben
mutationMore = { $n } weitere Änderungen erproben
mutationTried = { $n } von { $of } Änderungen erprobt.
mutationCaught = { $n } von { $of } Änderungen wurden bemerkt.
mutationEquivalent = { $n } sind als gleichwertig aufgeführt.
mutationUnsound = Änderungen lassen sich erproben, sobald die Regeln keine Fehler haben.
mutationFailing = Änderungen lassen sich erproben, sobald alle Beispiele bestehen. Diese scheitern: { $names }
mutationFile = Datei
mutationChange = Änderung
mutationReached = Beispiele hier
mutationNoReason = Es fehlt der Grund, warum diese Änderung niemand bemerken kann: { $change }
mutationUnknown = So lassen sich die Regeln nicht mehr ändern; streiche den Eintrag: { $change }
mutationNoticed = Diese Änderung wird jetzt bemerkt; streiche den Eintrag: { $change }
mutationMark = Diese Änderung bemerkt niemand: { $change }
`;
