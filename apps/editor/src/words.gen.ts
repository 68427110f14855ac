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
chooseRuleset = Select a ruleset on the left to read and play it.
noRulesets = No rulesets found. Add a folder with a .sand file next to the others, then reload the page.
noFile = No file is open. Select one on the left.
noFindings = No findings. The rules compile.
notYet = The rules don’t compile yet. See the findings below the text.
startGame = Choose who plays, then start a game.
seats = Seats
seed = Seed
seedAny = random
seedHint = Leave empty for a random seed. Enter a seed to replay the same game.
newGame = New game
human = Human
random = Random bot
search = Search bot
policy = Scripted bot
undo = Undo
redo = Redo
viewer = View as
viewAll = Everything
viewAsked = Active player
busy = Another player is deciding …
waiting = Waiting for: { $who }
anyone = Any of these players may answer: { $who }
speak = Answer as { $who }
change = Change answer of { $who }
step = Random move
run = Play to end
stop = Stop
confirm = Confirm
write = Enter as text
handIn = Submit
restNone = Set the rest to “None”
back = Back
none = None
chooseBetween = Choose { $low } to { $high }
chooseExactly = Choose { $low }
inOrder = , in order
excluded = Unavailable ({ $n })
log = Log
emptyLog = No moves yet.
toRule = Go to rule
editMap = Edit map
leaveMap = Done editing map
brush = Brush
moveThings = Move pieces
nothingHere = nothing
brushHint = Click a cell, or move to it with the arrow keys and press Enter. Each click is one undo step in the file.
moveHint = From { $cell }: now click the destination cell.
nothingPainted = No change.
undoEdit = Undo edit
timeLine = Timeline
decisionOf = Move { $n } of { $of }
won = { $who } wins.
nobodyWon = Nobody wins.
standing = Scoreboard
oldRules = The rules have errors. You’re playing the last version that compiled.
drawn = The game is a draw.
fault = The rules hit a runtime error.
otherRules = This match was started with other rules (version { $version }) and has been replayed with the current ones.
lost = Move { $n } is no longer legal: { $why } It and the moves after it ({ $left } in total) are on hold until the rules allow them.
unseated = The changed rules don’t have these seats. The match and its { $n } moves are on hold until the seats are back.
lostOver = the match is already over by then.
lostQuestion = a different question is asked there.
lostRole = a different player is asked there.
lostAnswer = that answer doesn’t exist.
lostAllowed = that answer isn’t allowed.
dockBeside = Dock beside the board
dockBelow = Dock below the board
more = { $n } more
doubtful = is allowed, but unlikely to succeed.
stepBack = Previous move
stepOn = Next move
branches = Variations ({ $n })
branch = From move { $n }: { $what } ({ $of } in total)
branchFrom = From move { $n }
earlier = Previous games ({ $n })
backTo = Reopen previous game: { $seats }, seed { $seed }, { $n } moves
fromNext = Changes apply to the next game.
startAgain = Restart now
keyUndo = Undo your last move
keyRedo = Redo
keyStep = Previous or next move, whoever made it
keyBack = One step back within an answer
refused = Rejected: { $why }
saved = Saved
notSaved = Couldn’t save { $file }. { $why } Your changes are kept in this browser; retrying …
tryNow = Retry now
full = The disk is full.
unwritable = You don’t have permission to write to the folder.
gone = The folder no longer exists.
failed = The disk reported an error.
unreachable = The server isn’t responding.
tooLarge = Files can’t be larger than 2 MB.
name = This file name isn’t allowed.
notPart = A ruleset can’t contain a file with this name or type.
sameName = A file whose name differs only in case already exists. On many systems, both would be the same file.
readOnly = The file is read-only.
cannotRead = The file can’t be read at the moment.
token = The server doesn’t recognize this browser. Open the address shown in the terminal.
forbidden = Files can’t be written there.
fileGone = { $file } is no longer in the folder. Nothing was written, and your changes are kept here. Saving resumes when the file is back.
writeAnew = Recreate file
letGo = Discard
unsaved = Unsaved
save = Save
format = Format
close = Close { $file }
conflict = { $file } was changed by someone else. Nothing was written. Which version do you want to keep?
mine = Your version
theirs = Their version
keepMine = Keep yours
ctrlKey = Ctrl
shiftKey = Shift
spaceKey = Space
keyLeave = Leave the editor, or accept a suggestion
keyTab = Toggle whether Tab indents or moves focus
keyComplete = Suggestions
keyRepair = Quick fix
keyRename = Rename symbol
keyDefinition = Go to definition
keyBoard = Zoom in, zoom out, zoom to fit
tabIndents = Tab indents; press Ctrl+M, then Tab to leave the editor
fits = Suggestion: { $what }
odds = Odds
oddsPoint = Hover over or focus an answer to see its odds.
oddsExact = Exact:
oddsRuns = From { $n } samples:
oddsPositions = Depends on hidden information. Average over { $n } possible positions:
oddsCertain = No chance involved.
oddsChanges = Changes
oddsInterval = { $low } to { $high } (95% confidence interval)
oddsGone = { $what } is removed
oddsAppears = { $what } is added
lookFirst = Preview odds before confirming
doIt = Confirm answer
takeFits = Use suggestion
takeTheirs = Use theirs
language = Language
loading = Loading …
trouble = Error: { $what }
dismiss = Dismiss
compiled = compiled in { $ms } ms
asks = { $seat } to decide
closer = Zoom in
farther = Zoom out
whole = Zoom to fit
asTable = Table
tableOf = Table: { $kind }
addRow = New row
duplicateRow = Duplicate row
deleteRow = Delete row
noRows = No rows yet.
rowOf = Row { $id }
howItDoes = Balance
howItDoesHint = Bots play test games with the current rules. See how often each row is chosen, and how often that side wins.
games = Games
letPlay = Run simulation
gamesPlayed = { $n } of { $of } games
gamesOld = The rules have changed since these games.
chosenTimes = Chosen
chosenPerGame = Per game
wonThen = Win rate when chosen (overall: { $share })
comesFrom = Source: { $source }
error = Error
warning = Warning
note = Note
below = Panel
newFile = New file
create = Create
rename = Rename
delete = Delete
cancel = Cancel
keep = Cancel
fileName = File name
deleteQuestion = Delete { $file }? This can’t be undone.
badName = “{ $file }” isn’t a valid name: it needs at least one letter from a to z, or a digit.
taken = A file named { $file } already exists.
changed = { $file } was changed by someone else in the meantime. Nothing was done; review the file first.
standard = Default ({ $value })
yes = yes
no = no
options = Options
variants = House rules
layEarlier = Move { $name } up
laidOver = Overridden by house rule **{ $name }** ({ $place }):
backToBase = Revert to base rules: remove this from { $file }
toText = Open source
pieces = { $n } pieces
explain = Explain
explainCode = What does “{ $code }” mean?
noName = No name from the rules here.
boardHint = Use the wheel or + and − to zoom, 0 to fit, and the arrow keys or dragging to pan.
translate = Translate
newLanguage = New language
languageCode = Language code, such as fr
badLanguage = A language code has two or three lowercase letters, such as fr, or includes a region, such as pt-BR.
noValues = The rules haven’t compiled yet, so the values in the texts aren’t known.
bringUp = Update from source
bringUpSome = Update from source (missing texts: { $n })
unreadable = Some lines of the file can’t be read and would be lost. Check its findings first.
pseudo = Pseudolocale
pseudoHint = Shows the page with altered letters. Text that still looks normal isn’t translatable yet.
showTexts = Show
all = All
missing = Missing
fuzzy = Needs review
withFindings = With findings
translated = Translated
searchTexts = Search texts
noneShown = No matching texts.
progress = { $n } of { $of } translated
progressFuzzy = { $n } to review
progressMissing = { $n } missing
source = Source
reads = Current source
wasBefore = Changes in the source
target = Translation ({ $lang })
insert = Insert at cursor
lookedAt = Mark as reviewed
lookedAtHint = The source has changed since this was translated. Readers see the source text until you mark the translation as reviewed.
before = Previous
after = Next
previousText = Previous text
nextText = Next text
sourcePage = Page in the source language
targetPage = Page in the translation
noPage = The page appears here once the rules compile.
emptyCatalogue = This file has no texts yet. Update it from the source to add them.

## Ways through the page, and how it looks
question = Question
panels = Panes
resizeLeft = Resize ruleset list
resizeBelow = Resize panel
resizePlay = Resize play area
theme = Theme
themeSystem = System
themeLight = Light
themeDark = Dark
themeContrast = High contrast
tabLeaves = Tab leaves the editor; press Ctrl+M to make it indent
textOf = Text of { $file }. { $leave }.
help = Help
shut = Close
enterKey = Enter
keysPage = Everywhere
keyHelp = Show this help
keyRegion = Next pane
keyRegionBack = Previous pane
keyNextFinding = Next finding
keyUses = Find references
keyFind = Find in file
keyCells = Move between cells
keyCell = Edit the cell, or accept the edit
keyCellBack = Leave the cell unchanged
keyChoices = Move between choices
keyChoose = Select the choice
keyMove = Pan the board
placesList = Places as a list
placeBeside = adjacent to { $place }
mayChoose = can be chosen

## Projects, archives and links
project = Project
exportZip = Export as ZIP
importFiles = Import ZIP or files …
importFolder = Import folder …
saveAsFile = Download { $file }
dropHere = Drop to preview the import. Nothing is written yet.
importTitle = Import from { $file }
importNothing = Nothing here can be imported.
importProblems = { $n ->
    [one] 1 item skipped
   *[other] { $n } items skipped
  }
importNotes = Notes
importOther = { $n ->
    [one] 1 file already exists with different content
   *[other] { $n } files already exist with different content
  }
importOtherHint = Your files stay unchanged unless you use theirs.
importNew = { $n ->
    [one] 1 new file
   *[other] { $n } new files
  }
importSame = { $n ->
    [one] 1 file is identical.
   *[other] { $n } files are identical.
  }
importMatch = Includes a match ({ $n ->
    [one] 1 move
   *[other] { $n } moves
  }), which will be opened. You can go back to yours.
importTake = { $n ->
    [one] Import 1 file
   *[other] Import { $n } files
  }
importOpen = Open
lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
  }
linesDiffer = +{ $added } −{ $removed } lines
showDifference = Show differences
noDifference = The files are identical.
moreLines = … and { $n } more lines

## House rules whose base has changed.
baseChanged = The base of a house rule has changed
baseThen = Base then
baseNow = Base now
variantSays = House rule { $name }
rebaseStale = The base rule that “{ $name }” overrides has changed.
rebaseDrift = “{ $name }” overrides a rule whose name is the same, but whose contents have changed.
rebaseGone = The base rule that “{ $name }” overrides no longer exists.
keepPatch = Keep override
dropPatch = Use base rules
editPatch = Edit
undoChoice = Undo
closeRebases = Close
allRebased = All resolved.
notKnown = Unknown
rebasesLeft = Changed base rules: { $n }
showThree = Show base then, base now, and house rule

## Going to anything, and what is shown beside the text
goTo = Go to …
goToName = Name of a declaration, item, question or file
findText = Find in files
goNames = Names
goText = Text
goNothing = No results.
goMember = item
goField = field
goQuestion = question
goFile = file
goSetting = constant
keyGoTo = Go to a name or file
keyFindText = Find in all files
besideText = Inline hints
besideTextHint = Shows above each declaration how often it is used, and next to names the values they stand for

shareLink = Share link …
shareTitle = Share link
shareWhat = Contents of the link
shareVariants = House rules for { $name }: { $variants }
shareChanges = Your changes to { $name }
shareWhole = The whole ruleset { $name }
shareMatch = The match: seats, options, seed { $seed }, and { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
linkLabel = Link ({ $length } characters)
copyLink = Copy link
linkCopied = Link copied.
linkByHand = Your browser doesn’t allow copying. The link is selected: press Ctrl+C to copy it.
linkHint = Anyone with the link can see this. Nothing is stored on a server: the link itself contains everything.
linkTooLong = The link would have { $length } characters. Mail and chat apps cut off links longer than { $most }; send a ZIP file instead.
fromLink = Shared link
linkOver = { $n ->
    [0] No files of your { $name } are replaced.
    [one] Shows 1 file in place of the one in your { $name }.
   *[other] Shows { $n } files in place of those in your { $name }.
  } Your folder isn’t changed.
linkWhole = Contains the ruleset { $name }. Your folder isn’t changed.
linkOther = Your { $name } isn’t the version this link was made with ({ $version }), so parts of it may not work.
keepLink = Save a copy …
closeLink = Close link
linkCut = This link is incomplete: part of it was lost. Ask for it again, ideally as a file or on a line of its own.
linkNewer = This link was made with a newer version of Sandtable.
linkNoRuleset = This link needs the ruleset { $name }, which isn’t here. Add it and open the link again, or save the contents of the link.
linkAsZip = Save contents as ZIP
## Doing things to a match by hand
byHand = Manual edits
steps = Moves
handNoGame = Start a game to set dice results and edit the position.
handSeesAll = Manual edits are only available while viewing as “Everything”.
dice = Dice
diceHint = Set the result of dice or draws, separated by commas. Apply it to the next roll, or change the last one.
otherPlace = Which die or draw?
rollAgain = Reroll last move
otherChance = New random seed from here
fellLast = Last: { $faces }
sameAgain = Repeat
toldNext = Queued ({ $n } ahead): { $faces }
shallGive = Result
nextTime = Set next roll
lastTime = Change last roll
changePosition = Position
changeHint = Set a value; the current question is updated.
changeWhat = Property
changeOf = of
changeTo = to
changeToAll = to (separated by commas)
changeIt = Change
personMark = human
botMark = bot
byHandMark = manual
toldMark = forced dice
linesBeside = Compare variations ({ $n })
noSteps = No moves yet.
hold = Pin
whatIf = What if …
leaveOut = Remove move
backToSteps = Back to moves
lineLeft = Original line
lineFollowed = Current line
lineNamed = { $n } (from move { $from }, { $of } moves)
openLine = Switch to this line
stepNumber = Move
differs = different
stands = Final position
lineBreaks = No longer legal from move { $n }.
stillRuns = The game isn’t over.
isOver = The game is over.
whatIfNow = Choose a different answer for move { $n }. Later moves are replayed as far as they stay legal.
glancing = Viewing move { $n }
glanceOver = Back to current move
toPhase = Go to phase …
phaseAt = { $phase } (move { $step })

## Changing something in a house rule.
changeHere = Change this in a house rule
changeIn = House rule
writeChange = Add to house rule
nothingToChange = There is nothing here that a house rule can change.
badVariant = The name of a house rule may contain letters, digits and hyphens, and can’t be that of a JSON file.
draft-set = Change value of
draft-cell = Change value of
draft-remove = Remove
draft-replace = Replace all of
draft-step = Replace this step
draft-before = Add steps before
draft-after = Add steps after
draft-require = Add condition to
draft-again = Replace
draft-extend = Add field to
draft-text = Change text of

startPage = Home
startLead = Write the rules of a board game as text, and play them right away.
startGames = Games
startNone = No rulesets yet. Create one, or import one.
startBegin = New
startDrop = You can also drop ZIP files, folders or single files anywhere on this page.
newGameRules = New game …
newVariant = New house rule …
newVariantOf = New house rule for { $name }
newVariantHint = A house rule is a small file that contains only what differs from { $name }. The game itself stays unchanged.
variantAbout = House rule: describe the change in one line.
variantFirst = Remove the two slashes and change the value to see the effect.
countVariants = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
  }
nameOf = Name
beginsWith = Template
templateSmall = small two-player game
templateMap = small game with a map
templateEmpty = empty
keptWhere = Location
keptInFolder = Folder with the other rulesets
keptInBrowser = This browser only
gameTaken = A ruleset named { $file } already exists.
inBrowser = In this browser
copyToBrowser = Save a copy in this browser
forgetProject = Delete from this browser …
forgetQuestion = { $name } is stored in this browser only. Deleting it can’t be undone; export it as ZIP first if you might need it.
folderAway = Rulesets stored in this browser are still available.
folderAwayHere = You can keep working. Your changes are kept here and are saved once the folder responds. To be safe, save a copy in this browser.
pageFailed = The page couldn’t be displayed
pageFailedStart = Something on the home page caused an error.
pageFailedWith = Something in “{ $ruleset }” caused an error.
pageFailedHint = Your files are unchanged. The ruleset can often still be opened and fixed without its texts.
closeThisRuleset = Close this ruleset
openWithoutTexts = Open without texts
reloadPage = Reload page
openWithTexts = Show texts
notReopened = Not reopened
notReopenedWhy = “{ $ruleset }” wasn’t reopened because the page failed while it was open.
openAnyway = Open anyway
noRoom = This browser’s storage is full. Nothing was saved.
noStore = This browser doesn’t allow the page to store data, perhaps because of a private window or its settings. Nothing was saved.
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
findingFile = Findings in
findingAllFiles = all { $n } files
findingKeys = Press F8 for the next one, Shift+F8 for the previous one.
findingFollows = { $n ->
    [one] 1 related finding
   *[other] { $n } related findings
  }
findingsMore = { $n } more …
keyLastFinding = Previous finding

## What has run of the rules
coverage = Coverage
coverageSum = { $n } of { $of } rules covered.
coverageAll = All rules covered.
coverageWhole = Show covered rules
coverageMarks = Show coverage in the editor and tables
coveragePlay = Run { $n } bot games
coverageHint = Counts the rules executed in this match so far.
coverageGames = Bots have played { $n } random games, with all seats and options.
coverageLooking = Looking for a game that runs { $rule }: { $n } games so far.
coverageMissed = { $rule } didn’t run in { $n } random games. It may be unreachable, or it may need a deliberate choice.
coverageRule = Rule
coverageHere = In this match
coverageBots = Bot games
coverageLook = Find a game that runs it
coverageLookFor = Find a game that runs { $rule }
ranHere = Ran { $n } times in this match.
ranPassed = The code around this ran, but this never did.
ranNever = Never ran.
## Languages
fellBackPage = Page: { $lang }
fellBackRules = Board and log: { $lang }
fellBackHint = Not available in { $lang } yet.
testLanguage = Pseudolocale
## Differences between rules, in meaning and in play
differences = Differences
inMeaning = Rule changes
inPlay = Simulation
inText = Texts
exchange = Swap A and B
sideA = A
sideB = B
sideBase = Base rules
sideOpened = As opened
sideChosen = Selected: { $names }
sideBroken = The rules of { $side } have errors. See the findings.
sameMeaning = No rule changes.
playedBy = Played by
searching = Search bot, { $n } tries
consequencesHint = Bots play the same games with A and with B, using the same dice where both roll the same. Any difference comes from the rules.
otherSides = These results are from a different A or B.
sameGames = { $n } of { $of } games are identical.
nothingClear = No statistically significant difference.
gamesFaulted = Games with a runtime error: { $n }.
figuresHead = Results
figuresFinal = Final values
figuresMembers = Final counts by value
figuresUse = Rules executed per game
figuresChosen = Choices per game
figuresAll = Show all { $n }
figureDifference = Difference
figureInterval = 95% confidence interval
isClear = significant
measureWon = Won by { $role }
measureDrawn = No winner
measureLimited = Stopped at the limit
measureDecisions = Moves
shareChart = Wins in A and B
lengthChart = Moves per game, A above and B below
partedGames = Games that diverge
partedAt = Game { $game }, after { $n ->
        [one] 1 move:
       *[other] { $n } moves:
    }
partedAnswer = “{ $question }” has a different answer
gameOver = game over
openGameIn = Open in { $side } (game { $game })
cannotOpenGame = These rules are no longer available.
openIn = Open in { $side }
history = Restore points
historyHint = Stored in this browser: everything from the last hour, one restore point per hour for a day, and one per day for a month.
historyRefused = Restore points can’t be stored: this browser’s storage is full or disabled. Saving still works.
historyNone = No changes yet.
historyPoints = { $n ->
    [one] 1 restore point and its changed files
   *[other] { $n } restore points and their changed files
  }
historySame = Nothing has changed since then.
goneSince = deleted since
changedSince = +{ $added } −{ $removed } lines since then
restore = Restore
restoreAll = Restore all { $n } files
otherTabs = { $n ->
    [one] Also open in another tab
   *[other] Also open in { $n } other tabs
  }
otherTabsHint = Changes saved in one tab appear in the others. If a file was changed in both, you’re asked which version to keep.
asExample = Save as example …
fromStep = From move
toStep = to
exampleCalled = Name
exampleName = as played
makeExample = Create example
makingExample = Running the example and removing moves it doesn’t need …
noExample = These moves can’t be saved as an example: the position was edited manually, the match ends in a runtime error, or some pieces can’t be told apart.
demands = Expectations at the end
demandsNothing = Nothing has changed; the example only checks that these moves are legal.
keepExample = Add example
## Why: not allowed, did not happen, what a decision did, what is watched
why = Why
whyHint = Ask why something isn’t allowed right now (below the question), or why a rule didn’t run (in the editor’s context menu).
whyNot = Why not?
whyNotThis = Why not { $what }?
whyNotOther = Why not something else?
whyChoose = Select …
whyOnBoard = Select on the board
whyRefused = Why was { $what } rejected?
whyDidNot = Why didn’t this run?
whyRule = What happened to this rule in move { $n }
whyNoRules = The rules have errors, so they can’t be explained.
whyNoMatch = The match can’t be replayed up to this point with the current rules.
whyNoPlace = There is no executable rule here.
findingOut = Loading explanation …
nothingAgainst = It’s allowed.
againstGuard = Its condition isn’t met.
againstOutside = It isn’t one of the candidates.
againstWhole = The answer as a whole doesn’t meet its condition.
againstBounds = The number of choices isn’t allowed.
againstLater = It would leave no legal answer to: { $next }
againstUnknown = The question has no such answer.
holds = true
fails = false
notLookedAt = not evaluated
unknownToYou = hidden from you
noValue = no value
thisIsWhy = ← the reason
partsOf = Parts of { $what }
ruleRan = It ran { $times ->
    [one] once
   *[other] { $times } times
  }:
ruleTest = Not reached: the enclosing condition was false.
ruleAnswer = Not reached: a different answer was chosen here.
ruleLeft = Not reached: the enclosing block ended earlier, or is still running.
ruleUncalled = { $name } wasn’t called.
ruleWhenever = The condition was evaluated and was false.
decisionBefore = Previous move
decisionAfter = Next move
ranLast = Last ran in move { $n }
inside = Debug
lookInside = Debug
lookInsideOf = Debug move { $n }
insideHint = Step through the rules behind a move; editor and board follow along.
insideOf = Move { $n }
insideNote = Debugging move { $n }: board after step { $step } of { $of }
insideLeave = Back to match
insideCut = Showing the first { $n } steps.
insideNothing = No rules run in this move.
step-back = Step back
step-into = Step into
step-over = Step over
step-out = Step out
watch = Watch
watchHint = Watch an expression, such as the size of a set, to see its value now and after each move.
watchThis = Expression to watch
watchAdd = Add watch
watchNoMore = Remove { $what }
watchBefore = before: { $before }
watchSelected = Watch selection
historyOf = Values of { $what } by move
valueAt = Move { $n }: { $value }

## Why something is as it is.
inTheRules = In the rules:
botGames = Bot games
howManyGames = Games
playGames = Run bot games
gamesTold = { $n } of { $of } games: { $drawn } drawn, { $faults } with a runtime error, { $endless } unfinished
winsOf = { $who }: { $n } wins
oddGames = Problem games
oddGame = Game { $n } (seed { $seed }, { $decisions } moves)
endlessGame = didn’t finish
openGame = Open
moreRuns = More
botStep = Bot move
runTurn = Play to end of turn
## Examples with one mechanism each
gallery = Examples
galleryHint = Each example shows one mechanism in fewer than 60 lines. It opens as a copy, so you can change anything.
galleryOpen = Open a copy
exampleDice = Dice combat
exampleHidden = Hidden markers
exampleSealed = Simultaneous orders
exampleCards = Deck, hidden hands and tricks
exampleHexes = Movement on hexes
exampleSearch = Supply lines and retreats
examplePolicy = Solitaire opponent with a policy
examplePool = Recruiting and losing units
exampleBids = Secret bidding
exampleVariants = Small game with two house rules

## The tour
tour = 5-minute tour
tourStep = Step { $n } of { $of }
tourNext = Next
tourBack = Back
tourLeave = Exit tour
tourSkip = Skip
tourDone = Done! Continue
tourOpen = Open the game **hex-dice** from the list, or create one from the examples.
tourChange = Change a number in the text: set \`hitsFrom\` to 9, which is out of range. Any error will do.
tourFinding = The panel below the text shows what is wrong and how to fix it. Select the finding, then fix it: Ctrl+Z in the text undoes your change.
tourPlay = Start a game with New game.
tourDecide = Answer a question: click one of the highlighted places on the board, or an answer below it.
tourUndo = Take the move back with Undo.
tourHouse = Open Setup, then House rules, and turn one on. The rules change at once and the game goes on.
tourLanguage = Change the language at the top right. Games come with their own translations.
tourEnd = That’s the workflow: text, findings, play. Press F1 to see all keyboard shortcuts, or explore the examples.
## Terms beside a text
glossary = Terms in this text
glossaryNever = (not: { $words })

## Tables
pastedLeft = Cells skipped because there is no column for them: { $n }.

## Chance of piles, and of the beginning
liesOnTop = On top (topmost first)

## Watching and moving what is clicked on the board
aimPin = Click what you want to watch
aimCounter = Drag a counter, or select it and then its destination
aimTo = Select the destination of { $what }
aimDone = Done
pinOnBoard = Pin from board
pinWhich = Which property do you want to watch?
pinEnough = Done pinning
moveOnBoard = Move pieces on the board
watchIt = Watch
## Plural forms of a catalogue
targetForm = Translation ({ $lang }), form { $n } of { $of }
## Work that takes long, and what was stopped
slowPlay = The rules are still running. You can keep using the page.
slowWhy = The explanation is taking a while. You can keep using the page.
slowCheck = Checking the rules is taking a while. You can keep using the page; your changes are saved.
stopWork = Stop
stoppedPlay = Stopped: the rules didn’t finish in time. The match is unchanged. Look for infinite loops, nested conditions, and choices with very many answers.
stoppedPlayIn = Stopped: the rules of phase “{ $phase }” didn’t finish in time. The match is unchanged. Look there for infinite loops, nested conditions, and choices with very many answers.
stoppedReplay = Stopped: this match couldn’t be replayed in time with the current rules. It is kept and will be tried again after your next edit.
stoppedWhy = Stopped: the explanation took too long.
stoppedCheck = Stopped: the rules couldn’t be checked in time. Your changes are kept, and the last rules that compiled stay in play. They are checked again after your next edit.
## Long lists
findInLog = Search log
linesFound = { $n ->
    [one] 1 line
   *[other] { $n } lines
}

## Break-points
breaks = Breakpoints
breaksHint = Bots stop at breakpoints. Set one in the margin of the text, with F9, or where a watched expression becomes true.
breakHere = Toggle breakpoint
breakHint = Bots stop when this runs
breakNoMore = Remove breakpoint at { $what }
stopWhen = Stop when true: { $what }
stopsWhen = becomes true:
stoppedAt = Stopped at move { $n }: { $what }
## Heat of coverage
coverageRunExamples = Run examples
coverageExamples = In examples
coverageExamplesRun = { $n } examples run.
coverageOnBoard = On the board
ranExamples = Ran { $n } times in { $of } examples.
ranBots = Ran { $n } times in { $games } bot games.
heatNever = never
heatNeverRead = This row was never read, neither in this match nor in bot games.
heatRead = Read { $n } times in this match and in bot games.
heatTitle = How often each place was entered, or chosen in a move:
heatPlace = entered { $entered } times, chosen { $named } times
heatNothing = never entered or chosen

## Changes of many places
previewOf = Preview: { $title }
previewApply = { $n ->
    [one] Apply 1 change
   *[other] Apply { $n } changes
}
previewOld = The text has changed since this preview. Close it and try again.
previewBefore = Before
previewAfter = After
bulk = Bulk edit
bulkOf = Bulk edit { $kind }
bulkWhere = Only rows where
bulkColumn = Column
bulkValue = New value
bulkHow = Refer to a row as “row”, for example row.worth > 2. Without a condition, all rows are changed. The new value can be an expression, for example row.worth + 1.
bulkRows = { $n ->
    [0] No rows will change.
    [one] 1 row will change.
   *[other] { $n } rows will change.
}
bulkMore = and { $n } more

## Sessions as files
sessions = Saved games ({ $n })
sessionWord = session
sessionName = Name
sessionKeep = Save game
sessionOver = Overwrite
sessionOpen = Resume { $name }
sessionBad = This file doesn’t contain a valid match.
## The page for players
playLinkLabel = For players: board, log and rules only ({ $length } characters)
copyPlayLink = Copy player link
linkTells = Both links include the seed and every move of the match. Anyone with a link can find out all hidden information and future dice.
seenLinkTells = The spectator link includes only what everyone at the table can see: no seed, no hidden moves. Spectators can watch the match, but not play on.
seenLinkLabel = For spectators: no hidden information ({ $length } characters)
copySeenLink = Copy spectator link
seenLinkTooLong = The spectator link would have { $length } characters. Mail and chat apps cut off links longer than { $most }.
onlooking = You’re watching this match as a spectator. You can’t play on from here.
onlookingOther = This link shows a match with different rules from yours, so it can’t be displayed.
playerWorkbench = Open in workbench
playerRules = Rules
playerNoRules = This ruleset doesn’t include a rulebook.
playerWrong = These rules can’t be played yet: { $n ->
    [one] they have 1 error.
   *[other] they have { $n } errors.
  } Ask the sender to fix them, or fix them yourself.
playerMend = Fix in workbench

## Games made shorter
shorten = Shorten
shorteningTo = Shortening: { $n } moves so far …
shortenedTo = Shortened to { $n } moves.
openShortened = Open without shortening
## Pictures of the board
pictureSvg = Export board as SVG
picturePng = Export board as PNG
printBoard = Print board and cards …
pictureNone = This game’s board can’t be exported as an image. You can print it together with its tables and cards.
## No room: in the browser, below the text, in a house rule
notKept = This browser’s storage is full too. Export your work before you close the page (Project > Export as ZIP).
moreParts = More …
jsonVariant = { $name } is a JSON file, which Sandtable doesn’t edit.
besideVariant = Create { $name } instead
lostInCourse = Move { $n } is no longer legal after the change before it: { $why } It and the moves after it ({ $left } in total) are on hold. The original line is available under Variations.
filterRows = Filter rows
rowsShown = { $shown } of { $all } rows
sortBy = Sort by { $column }
keyEnds = First or last cell of the row; with Ctrl, of the table
keyHold = Select several cells
keyCopy = Copy the selected cells, or paste
keyFill = Fill the selection from its first row, or a single cell from the one above
laidIn = House rule { $name } changes this to { $value }.

## Findings on the map
mapFindings = Findings on the map

## Files that are no text
notText = This file isn’t encoded as UTF-8, so some characters can’t be read and saving would corrupt them. It is read-only. Convert it to UTF-8 with another program to edit it here.
unreadableMark = (unreadable)
unreadableFile = This file can’t be read: you don’t have permission, or another program has locked it. Everything else still works. The file opens as soon as it can be read.

## Games of bots that never end
slowBots = The bot games are still running. You can keep using the page.
stoppedBots = Stopped: a bot game didn’t finish in time. Results so far are kept. Look for infinite loops, nested conditions, and choices with very many answers.

## Break-points and coverage through the eyes of one seat
noCondition = not a condition in these rules
coverageSeesAll = While you view the match as one seat, it doesn’t count here: coverage could reveal information hidden from that seat.

## A link whose address only this computer knows
linkHere = This link works on this computer only. Send the ZIP file instead.

## What stands below games of bots
compareAlone = Compare with base rules
noOddGames = No problem games. Games that fail or don’t finish appear here, to open or shorten.

## Names that are typed, and what becomes of them in the folder
willBe = File name: { $name }
variantAboutOf = { $title }: describe the change in one line.

## An example that was written, and whether it holds
exampleStands = Saved in { $file }, line { $line }.
exampleRuns = Running …
exampleHolds = Example passed.
exampleHoldsLaid = Example passed with { $rules }.
exampleFails = Example failed: { $why }
exampleAlone = Example failed with the base rules: { $why }
exampleGone = This example is no longer in the ruleset.
exampleUnknown = Stopped before the result was known.
tryAgain = Try again
toPlace = Go to source

## What was stopped: odds, and what waited behind it
stoppedOdds = Stopped: the odds of this answer couldn’t be calculated in time. The match is unchanged and goes on.
stoppedBehind = { $n ->
    [one] Your last action was waiting for it and was canceled. Please repeat it.
   *[other] Your last { $n } actions were waiting for it and were canceled. Please repeat them.
}

## The log leads to how something came about; marks in tables
whyLine = Why?
sourceMark = † Has a source: hover to see it.

## The project menu in groups, and tables in the list of files
menuBegin = New & open
menuSave = Save
menuShare = Share
menuPrint = Images & print
menuHistory = { history } …
tables = Tables
printBook = Print rulebook …
noBook = The rulebook can’t be printed: the rules have errors, or there is no text yet.
## The rulebook beside a match
bookStopped = The rulebook couldn’t be created in time.
## What is no text does not go out
notWhole = Not encoded as UTF-8: { $files }. The page can’t read these files completely, so they can’t be exported. Convert them to UTF-8 with another program, or copy the files directly.
## Places and links of a map
mapTool = Edit the map
placeTool = Move places and labels
mapLinkTool = Add or remove links: { $relation }
placeHint = Drag a place or its label. Or select a place by clicking, or with the arrow keys and Enter. The text shows its declaration.
placeChosen = Drag it, or select it again to pick it up: arrow keys move it, Shift moves faster, Enter or a click drops it, Escape cancels.
partOf = Part of { $place } to move
partMiddle = Center
partAnchor = Point { $n }
partName = Label
freeName = Auto-place label
notOnMap = Not on the map:
putOnMap = Add to map …
layoutMissing = This board has an automatic layout. To move places, create a layout file.
writeLayout = Create layout.json
carried = { $place }: now at { $x }, { $y }. Arrow keys move it, Shift moves faster, Enter drops it, Escape cancels.
carriedName = Label of { $place }: now at { $x }, { $y }. Arrow keys move it, Shift moves faster, Enter drops it, Escape cancels.
mapLinkHint = Select two places to add a link between them, or to remove the one they have.
mapLinkTo = From { $from }: now select the other place.
mapLinkBoth = both ways
mapLinkAdded = Link added to { $relation }: { $from } – { $to }.
mapLinkCut = Link removed from { $relation }: { $from } – { $to }.
mapLinkEnds = { $relation } can’t link { $from } and { $to }: it is for other kinds.
mapLinkVariant = The link between { $from } and { $to } is set by an active house rule. Change it there, or turn the house rule off.
mapLinkUnreadable = The table of { $relation } can’t be read at the moment. See the findings.
mapLinksOfCells = Neighboring cells follow from their position; there are no links to edit.
mapLinksNone = These rules have no relation between two places of the board, so there are no links to edit. Adjacency is computed by functions, or by fields of the places.
settleTool = Edit starting positions
settleEnd = Move starting positions: { $relation }
settleHint = Select a place where a piece starts, then the place where it should start instead.
settleNone = The tables don’t set any starting positions.
settleTo = From { $place }: now select the new starting place.
redoEdit = Redo edit
keySource = Open its source

## A match that stands at a break-point is shortened
shortenHint = Find a shorter match that also reaches this point.
## What lies outside of the board's window
beyondEdge = Show { $n } more choices beyond this edge

## The set-up folds while a match runs
setUp = Setup

## Members that a seat cannot tell apart
hiddenMember = { $name } (hidden)

## Maps as files
printSheet = Print map on one page …
mapImport = Import map …
mapTitle = Map from { $file }
mapReading = Reading file …
mapFound = Found { $places ->
    [one] 1 place
   *[other] { $places } places
  } and { $links ->
    [one] 1 link
   *[other] { $links } links
  }.
mapOutlines = Preview of the imported map
mapKind = Kind of places
mapRelation = Relation for neighbors
mapNew = { $name } (new)
mapNameBy = Property for names
mapUsual = default
mapFlat = Flat
mapEquirectangular = Equirectangular
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 new item
   *[other] { $n } new items
  } in { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 existing item gets its position
   *[other] { $n } existing items get their positions
  } from the map: { $names }
mapLinks = { $n ->
    [0] No new links
    [one] 1 new link
   *[other] { $n } new links
  } in { $relation }; existing links: { $known }
mapCopied = New items copy { $columns } from the last existing item. Review these values.
mapMore = and { $n } more
mapNothing = Nothing to import: the rules already contain all of it.
mapOnGlobe = This game’s map uses longitude and latitude, which a drawing doesn’t have. Import a GeoJSON file, or set “projection” in { $file } to “none”.
mapNoLayout = { $file } has errors, so nothing can be added to it. See the findings.
mapProblems = Skipped or imported in part
mapTake = Import map
mapTaken = Map imported. Changed files: { $files }.
mapTakeBack = Undo import
## Files that go out of the page
savedAs = Saved as { $file }

## An answer that was half given
setAside = Your unfinished answer was set aside. Use Undo to restore it.
## Why not, in sentences: what a condition wants, and what there is
nounOf = { $name } of { $of }
nounDistance = distance { $of }
nounIs = { $name } ({ $value })
andMore = and { $n } more
whyInRules = In the rules
whyBefore = This explains an earlier question; a new one is open now.
whyOtherRules = The rules have changed since this was explained.
whyAgain = Update
tooFew = Select at least { $n }.
tooMany = Select at most { $n }.
againstLaterThis = “{ $next }”: { $value } isn’t possible.
claimUnknown = It depends on information hidden from you.
claimAny = At least one of these is required:
claimEqual = { $what }: { $has }, but must be { $than }.
claimEqualBare = { $what } isn’t { $than }.
claimOther = { $what } must not be { $than }.
claimOtherBare = It must not be { $than }.
claimLeast = { $what }: { $has }, but must be at least { $than }.
claimLess = { $what }: { $has }, but must be less than { $than }.
claimMost = { $what }: { $has }, but must be at most { $than }.
claimMore = { $what }: { $has }, but must be more than { $than }.
claimIn = { $what } isn’t one of: { $than }.
claimOut = { $what } must not be one of: { $than }.
claimNone = { $what }: { $has }, but there must be none.
claimSome = { $what }: none, but there must be at least one.
claimTrue = “{ $what }” is false.
claimFalse = “{ $what }” is true, but must be false.
claimTrueOf = “{ $what }” is false for { $of }.
claimFalseOf = “{ $what }” is true for { $of }, but must be false.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, not { $than }.
factLeast = { $what }: { $has }, at least { $than }.
factLess = { $what }: { $has }, less than { $than }.
factMost = { $what }: { $has }, at most { $than }.
factMore = { $what }: { $has }, more than { $than }.
factIn = { $what } is one of: { $than }.
factOut = { $what } isn’t one of: { $than }.
factNone = { $what }: none.
factSome = { $what }: { $has }.
factTrue = “{ $what }” is true.
factFalse = “{ $what }” is false.
factTrueOf = “{ $what }” is true for { $of }.
factFalseOf = “{ $what }” is false for { $of }.

## A value is changed in a house rule
newValue = New value
houseRuleByTheWay = house-rule
writeAllTheSame = Save anyway
changeWritten = Saved in { $file }

## The position is changed by hand
liesInPile = is in

## Notes at rules
notes = Comments
noteHere = Add comment
noteNew = New comment
noteNowhere = There is no named rule here to comment on.
notesNone = No comments yet. To add one, put the cursor in a rule and choose “Add comment” from the context menu.
notesSettled = { $n ->
    [one] 1 resolved thread
   *[other] { $n } resolved threads
}
noteText = Comment on { $rule }
noteAnswer = Reply about { $rule }
noteLeave = Post comment
noteReply = Reply
noteSettle = Resolve
noteReopen = Reopen
noteStillHolds = Still valid
noteChanged = changed since
noteGone = no longer in the rules
noteSettledBy = resolved
noteAuthor = Your name
noteAs = as { $name }
noteOtherName = Change name
noteGoTo = { $rule }: go to rule
noteOpen = Open comments: { $n }
noteNotWritten = Couldn’t save notes.md. Your text is kept here.
## One answer for all, and a phase that bots finish
forAll = For all { $n }: { $what }
runPhase = Let bots finish: { $phase }
## Points of regions on the map
addAnchor = Add point
takeAnchor = Remove point
## How a result came about
smallerOf = the smaller of
greaterOf = the greater of
restOf = the remainder of
diceThat = { $name }, { $wanted } each
atLeast = at least { $value }
lessThan = less than { $value }
atMost = at most { $value }
moreThan = more than { $value }
equalTo = { $value }
otherThan = not { $value }
storyOf = How this was calculated: { $line }
storyTests = Because:
storyNothing = Nothing to calculate.
storyDie = die rolled { $face }
storyDieNot = die rolled { $face }, which doesn’t count
claimThere = { $what } doesn’t exist.
claimAway = { $what } exists, but must not.
factThere = { $what } exists.
factAway = { $what } doesn’t exist.
thisNumber = the number
storyAfter = Then:
inChapters = In the rulebook:
sumOf = { $name }:
becauseOf = { $name }, because: { $why }
storyOut = { $face } doesn’t count

## Changes that nobody notices
mutation = Mutation testing
mutationHint = Changes the rules in one place at a time and runs the examples and expectations. A change that none of them catches shows what isn’t tested.
mutationTry = Try { $n } mutations
mutationMore = Try { $n } more mutations
mutationTried = { $n } of { $of } mutations tried.
mutationCaught = { $n } of { $of } mutations caught.
mutationEquivalent = { $n } listed as equivalent.
mutationUnsound = Mutations can be tried once the rules have no errors.
mutationFailing = Mutations can be tried once all examples pass. Failing: { $names }
mutationFile = File
mutationChange = Mutation
mutationReached = Examples reaching it
mutationNoReason = Missing reason why this mutation is equivalent: { $change }
mutationUnknown = This mutation no longer applies; delete the entry: { $change }
mutationNoticed = This mutation is now caught; delete the entry: { $change }
mutationMark = Not caught by any example: { $change }
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
